import './load-env';
import './quiet-log';
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { hasBrowser } from './bench/bench-browser';
import { isMet, type Section, toSummary, toTable } from './bench/figures';
import { undoAll } from './bench/undo';
import { build } from './build';
import { HOW_TO_GET_A_BROWSER } from './find-browser';

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
  'sign-in': { measure: async () => (await import('./bench/sign-in-time')).measureSignInTime() },
  refresh: { measure: async () => (await import('./bench/refresh-race')).measureRefreshRace() },
  start: { measure: async () => (await import('./bench/start-time')).measureStart() },
  lists: { measure: async () => (await import('./bench/list-times')).measureLists() },
  'list-page': { needsBrowser: true, measure: async () => (await import('./bench/list-page')).measureListPage() },
  captions: { measure: async () => (await import('./bench/caption-reading')).measureCaptionReading() },
  photos: { measure: async () => (await import('./bench/photo-intake')).measurePhotoIntake() },
  'export-import': {
    measure: async () => (await import('./bench/export-import-time')).measureExportImport(),
  },
  pdf: { measure: async () => (await import('./bench/catalog-pdf-time')).measureCatalogPdf() },
  claims: { measure: async () => (await import('./bench/claim-race')).measureClaims() },
  facets: { measure: async () => (await import('./bench/catalog-facets')).measureFacets() },
  import: { measure: async () => (await import('./bench/import-time')).measureImport() },
  queries: { measure: async () => (await import('./bench/query-plans')).measureQueryPlans() },
};

const USAGE = `Measures what was promised and says where it falls short.

  npm run bench                 everything
  npm run bench -- --only sizes --only start   these only (or just their names), of: ${Object.keys(BENCHES).join(', ')}`;

function chosen(): [string, Bench][] {
  const all = Object.entries(BENCHES);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true, default: [] } },
  });
  const names = [...positionals, ...values.only];
  if (names.length === 0) return all;
  if (names.some((name) => !Object.hasOwn(BENCHES, name))) {
    console.error(USAGE);
    process.exit(1);
  }
  return all.filter(([name]) => names.includes(name));
}

async function bench(): Promise<boolean> {
  const benches = chosen();
  await build();
  const sections: (Section & { name: string })[] = [];
  const skipped: string[] = [];
  for (const [name, { needsBrowser, measure }] of benches) {
    if (needsBrowser && !hasBrowser()) {
      skipped.push(name);
      continue;
    }
    console.error(`Measuring ${name} …`);
    const section = await measure();
    console.error(`\n${toTable(section)}\n`);
    sections.push({ ...section, name });
  }
  const machine = { node: process.version, processor: os.cpus()[0]?.model, cores: os.cpus().length };
  fs.writeFileSync('bench.json', `${JSON.stringify({ at: new Date(), machine, skipped, sections }, null, 2)}\n`);

  console.log(`${toSummary(sections)}\n`);
  const missed = sections.flatMap(({ figures }) => figures.filter((figure) => isMet(figure) === false));
  for (const name of skipped) console.error(`!!! ${name.toUpperCase()} WAS NOT MEASURED !!!\n${HOW_TO_GET_A_BROWSER}`);
  console.log(missed.length === 0 ? 'Every goal is met.' : `Missed: ${missed.map(({ name }) => name).join('; ')}.`);
  console.log('The figures are in bench.json.');
  return missed.length === 0;
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
