import { Readable } from 'node:stream';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { eq, inArray, isNull } from 'drizzle-orm';
import { JOB_KINDS } from '@/lib/server/background/job-worker';
import { startBulkChange } from '@/lib/server/across/bulk-changes/service';
import { createPdf } from '@/lib/server/areas/catalog-pdfs/service';
import { createImport } from '@/lib/server/areas/whatsapp-imports/service';
import type { Actor } from '@/lib/server/auth/actor';
import { clock, MINUTE } from '@/lib/server/clock';
import { openDatabase, orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { catalogPdfs } from '@/lib/server/db/schema/catalog-pdfs';
import { files } from '@/lib/server/db/schema/files';
import { jobs } from '@/lib/server/db/schema/jobs';
import { sellers } from '@/lib/server/db/schema/sellers';
import { auditEntries } from '@/lib/server/db/schema/system';
import { whatsappImports, whatsappPostPhotos, whatsappPosts } from '@/lib/server/db/schema/whatsapp';
import { env } from '@/lib/server/env';
import { fileStore } from '@/lib/server/platform/files/open-file-store';
import type { JobKind, JobRun } from '@/lib/server/platform/jobs/job-kind';
import { startWorker } from '@/lib/server/platform/jobs/worker';
import { makeDraft } from './catalog-factories';
import { makeUser } from './factories';
import { SIZES } from './pipeline-sizes';
import { makeSeller } from './seller-factories';
import { album, androidZip } from './whatsapp-zips';

/**
 * A process that opens the data folder, starts an import, a PDF and a bulk change unless they exist, and runs them side
 * by side with the real worker. Reports each step once it is acknowledged. Made to be killed.
 */

/** Database contents: the progress of each kind of job, and the final results. */
export interface PipelineFound {
  found: Record<string, { state: string; done: number }>;
  posts: number;
  photos: number;
  knownPosts: number;
  switchedOff: number;
  toldOfSellers: number;
  pdfs: { hasFile: boolean; pages: number | null }[];
  lastingPdfFiles: number;
  filesWithoutBytes: number;
}

export type PipelineWord = PipelineFound | { begun: string } | { kind: string; done: number } | { idle: true };

const say = (words: PipelineWord) => process.send?.(words);

async function begin(): Promise<void> {
  const user = await makeUser({ roles: ['admin'] });
  const actor: Actor = { ...user, userId: user.id, sessionId: user.id, mustChangePassword: false };
  const albums = [];
  for (let post = 0; post < SIZES.posts; post += 1) {
    const at = `05/11/26, ${10 + (post % 12)}:${post < 12 ? '00' : '30'}`;
    const photos = Array.from({ length: SIZES.photosOfAPost }, (_, index) => post * SIZES.photosOfAPost + index);
    albums.push(await album(`House ${post % 3}`, at, `Rate ${400 + post}`, photos));
  }
  const zip = androidZip(
    albums.flatMap(({ lines }) => lines),
    Object.assign({}, ...albums.map(({ media }) => media)) as Record<string, Uint8Array>,
  );
  const catalogIds: string[] = [];
  const { id: sellerId } = await makeSeller({ status: 'active' });
  for (let index = 0; index < SIZES.catalogs; index += 1)
    catalogIds.push((await makeDraft({ sellerId, status: 'live', title: `Radhika ${index}`, rate: 41_500 })).id);
  const many = await Promise.all(Array.from({ length: SIZES.sellers }, () => makeSeller()));

  await createImport({ name: 'chat.zip', content: Readable.from([Buffer.from(zip)]) }, actor);
  const options = {
    perPage: 1,
    hasCover: true,
    title: 'Diwali 2026',
    rate: 'shown',
    markupPercent: 0,
    showsSeller: true,
    footer: '',
    watermark: '',
    language: 'en',
  } as const;
  await createPdf({ catalogIds, options, format: 'pdf', quality: 'normal' }, actor);
  const change = { action: 'set-flag', flag: 'ordersEnabled', on: false } as const;
  const selection = { ids: many.map(({ id }) => id) };
  await startBulkChange({ id: newId(), list: 'sellers', selection, change }, actor);
}

async function find(): Promise<PipelineFound> {
  const rows = await orm().select().from(jobs);
  const pdfs = await orm().select().from(catalogPdfs);
  const kept = await orm().select().from(files);
  let filesWithoutBytes = 0;
  for (const { sha256 } of kept) if (!(await fileStore().has(sha256))) filesWithoutBytes += 1;
  const [read] = await orm().select().from(whatsappImports);
  return {
    found: Object.fromEntries(rows.map(({ kind, state, done }) => [kind, { state, done }])),
    posts: await orm().$count(whatsappPosts),
    photos: await orm().$count(whatsappPostPhotos),
    knownPosts: read?.knownPosts ?? 0,
    switchedOff: await orm().$count(sellers, eq(sellers.ordersEnabled, false)),
    toldOfSellers: await orm().$count(auditEntries, eq(auditEntries.entity, 'sellers')),
    pdfs: pdfs.map(({ fileId, pages }) => ({ hasFile: kept.some(({ id }) => id === fileId), pages })),
    lastingPdfFiles: kept.filter(({ type, expiresAt }) => type === 'application/pdf' && !expiresAt).length,
    filesWithoutBytes,
  };
}

/** The same kind of job, with each step reported. */
const telling = (kind: JobKind): JobKind => ({
  ...kind,
  run: async (run: JobRun<never>) => {
    say({ begun: kind.kind });
    const step: JobRun['step'] = async (work) => {
      let done: number | undefined;
      await run.step(async (tx) => {
        const progress = await work(tx);
        ({ done } = progress);
        return progress;
      });
      if (done !== undefined) say({ kind: kind.kind, done });
      // The embedded engine's promises starve everything else: let the message out.
      await breathe();
    };
    return kind.run({ ...run, step });
  },
});

async function run(): Promise<void> {
  // The killed process's lease on its job has expired by then.
  const ahead = Number(process.env.MINUTES_AHEAD) * MINUTE;
  clock.now = () => new Date(Date.now() + ahead);
  await openDatabase(env());
  if ((await orm().$count(jobs, isNull(jobs.cancelledAt))) === 0) await begin();
  say(await find());
  const worker = startWorker(JOB_KINDS.map(telling));
  while ((await orm().$count(jobs, inArray(jobs.state, ['queued', 'running']))) > 0) await pause(50);
  await worker.stop();
  say(await find());
  say({ idle: true });
}

void run();
