import '@/lib/commands/load-env';
import '@/lib/commands/quiet-log';
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { hasBrowser } from './bench/bench-browser';
import { type Section, toSummary, toTable, verdictOn } from './bench/figures';
import { undoAll } from './bench/undo';
import { build } from '@/lib/commands/build';
import { HOW_TO_GET_A_BROWSER } from '@/lib/commands/find-browser';

interface Bench {
  needsBrowser?: true;
  measure: () => Promise<Section>;
}

const BENCHES: Record<string, Bench> = {
  sizes: { needsBrowser: true, measure: async () => (await import('./bench/sizes')).measureSizes() },
  lighthouse: {
    needsBrowser: true,
    measure: async () => (await import('./bench/lighthouse-scores')).measureLighthouse(),
  },
  'shared-page': { needsBrowser: true, measure: async () => (await import('./bench/shared-page')).measureSharedPage() },
  chat: { measure: async () => (await import('./bench/chat-talk')).measureChat() },
  'sign-in': { measure: async () => (await import('./bench/sign-in-time')).measureSignInTime() },
  refresh: { measure: async () => (await import('./bench/refresh-race')).measureRefreshRace() },
  start: { measure: async () => (await import('./bench/start-time')).measureStart() },
  calls: { measure: async () => (await import('./bench/hot-calls')).measureHotCalls() },
  lists: { measure: async () => (await import('./bench/list-times')).measureLists() },
  'list-page': { needsBrowser: true, measure: async () => (await import('./bench/list-page')).measureListPage() },
  captions: { measure: async () => (await import('./bench/caption-reading')).measureCaptionReading() },
  photos: { measure: async () => (await import('./bench/photo-intake')).measurePhotoIntake() },
  'export-import': {
    measure: async () => (await import('./bench/export-import-time')).measureExportImport(),
  },
  orders: { measure: async () => (await import('./bench/order-times')).measureOrders() },
  pdf: { measure: async () => (await import('./bench/catalog-pdf-time')).measureCatalogPdf() },
  closing: { measure: async () => (await import('./bench/closing-kills')).measureClosingKills() },
  collections: { measure: async () => (await import('./bench/collection-times')).measureCollections() },
  'curating-page': {
    needsBrowser: true,
    measure: async () => (await import('./bench/curating-page')).measureCuratingPage(),
  },
  cycles: { measure: async () => (await import('./bench/cycle-times')).measureCycles() },
  claims: { measure: async () => (await import('./bench/claim-race')).measureClaims() },
  facets: { measure: async () => (await import('./bench/catalog-facets')).measureFacets() },
  import: { measure: async () => (await import('./bench/import-time')).measureImport() },
  'event-loop': { measure: async () => (await import('./bench/event-loop')).measureEventLoop() },
  'jobs-beside': { measure: async () => (await import('./bench/jobs-beside')).measureJobsBeside() },
  'damaged-files': { measure: async () => (await import('./bench/damaged-files')).measureDamagedFiles() },
  messages: { measure: async () => (await import('./bench/messages-time')).measureMessages() },
  webhook: { measure: async () => (await import('./bench/webhook-time')).measureWebhook() },
  'merge-kills': { measure: async () => (await import('./merges/kill-merging')).measureMergeKills() },
  'merge-suggestions': {
    measure: async () => (await import('./bench/merge-suggestions')).measureMergeSuggestions(),
  },
  opening: { measure: async () => (await import('./bench/opening-time')).measureOpening() },
  billing: { measure: async () => (await import('./bench/billing-times')).measureBilling() },
  queries: { measure: async () => (await import('./bench/query-plans')).measureQueryPlans() },
  search: { measure: async () => (await import('./bench/search-everything')).measureSearch() },
  'video-cut': { measure: async () => (await import('./bench/video-cut-time')).measureVideoCut() },
  'video-frames': { measure: async () => (await import('./bench/video-frames-time')).measureVideoFrames() },
  'video-upload': { measure: async () => (await import('./bench/video-upload-kills')).measureVideoUpload() },
  'video-watching': {
    needsBrowser: true,
    measure: async () => (await import('./bench/video-watching-time')).measureVideoWatching(),
  },
};

const USAGE = `Measures what was promised and says where it falls short.

  npm run bench                 everything
  npm run bench -- --only sizes --only start   these only (or just their names), of: ${Object.keys(BENCHES).join(', ')}
  npm run bench -- --partly     ends well also where PostgreSQL or a browser is missing and its part is not measured`;

interface Wish {
  benches: [string, Bench][];
  mayLack: boolean;
}

function wished(): Wish {
  const all = Object.entries(BENCHES);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      partly: { type: 'boolean', default: false },
    },
  });
  const names = [...positionals, ...values.only];
  const { partly: mayLack } = values;
  if (names.length === 0) return { benches: all, mayLack };
  if (names.some((name) => !Object.hasOwn(BENCHES, name))) {
    console.error(USAGE);
    process.exit(1);
  }
  return { benches: all.filter(([name]) => names.includes(name)), mayLack };
}

const lacksBrowser = (name: string): Section & { name: string } => ({
  name,
  title: name,
  figures: [{ name: 'in a browser', value: 'not measured', lacks: HOW_TO_GET_A_BROWSER }],
});

async function bench(): Promise<boolean> {
  const { benches, mayLack } = wished();
  await build();
  const sections: (Section & { name: string })[] = [];
  for (const [name, { needsBrowser, measure }] of benches) {
    console.error(`Measuring ${name} …`);
    const section = needsBrowser && !hasBrowser() ? lacksBrowser(name) : { ...(await measure()), name };
    console.error(`\n${toTable(section)}\n`);
    sections.push(section);
  }
  const machine = { node: process.version, processor: os.cpus()[0]?.model, cores: os.cpus().length };
  fs.writeFileSync('bench.json', `${JSON.stringify({ at: new Date(), machine, sections }, null, 2)}\n`);

  const { lines, isGood } = verdictOn(sections, mayLack);
  console.log(`${toSummary(sections)}\n`);
  for (const line of lines) console.log(line);
  console.log('The figures are in bench.json.');
  return isGood;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));

bench().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  async (error: unknown) => {
    console.error(error);
    await undoAll();
    process.exit(1);
  },
);
