import { eq } from 'drizzle-orm';
import { type Import, importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import { notificationsApi } from '@/lib/contracts/notifications';
import { importReadJob } from '@/lib/server/across/imports/read-service';
import { later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { importRows } from '@/lib/server/db/schema/imports';
import { jobs } from '@/lib/server/db/schema/jobs';
import { fileStore } from '@/lib/server/platform/files/open-file-store';
import { JobLost, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import * as readers from '@/lib/server/platform/threads/read-apart';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { importing } from '../support/importing';
import { workOff } from '../support/work-off';

jest.mock('@/lib/server/platform/threads/read-apart', () => ({
  __esModule: true,
  ...jest.requireActual<typeof readers>('@/lib/server/platform/threads/read-apart'),
}));

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeEach(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
});

const { send, begin, refresh, check } = importing(api, () => as);

const ROWS = 1100;
const TABLE = [
  'Business name,Contact name,Phone',
  ...Array.from({ length: ROWS }, (_, n) => `Read ${n},Asha,${n}`),
].join('\n');

const linesOf = async ({ id }: Import) =>
  (await orm().select({ line: importRows.line }).from(importRows).where(eq(importRows.importId, id)))
    .map(({ line }) => line)
    .sort((one, other) => one - other);
const EVERY_LINE = Array.from({ length: ROWS }, (_, n) => n + 2);

/** Reads the waiting import and runs a hook each time some of its rows are stored. */
const readUntilRows = (then: (job: JobRun<never>, steps: number) => unknown) => {
  const run = (job: JobRun<never>) => {
    let steps = 0;
    const step: typeof job.step = async (work) => {
      await job.step(work);
      steps += 1;
      await then(job, steps);
    };
    return importReadJob.run({ ...job, step });
  };
  return workOnce([{ ...importReadJob, run }]);
};

const letGo = (jobId: string) =>
  orm()
    .update(jobs)
    .set({ heldUntil: later(-1) })
    .where(eq(jobs.id, jobId));

it('killed repeatedly while keeping rows: resumes, no row twice and none lost', async () => {
  const made = await send(TABLE);
  const jobId = made.job?.id ?? '';
  const kept: number[] = [];
  for (let kill = 0; kill < 3; kill += 1) {
    await readUntilRows(() => {
      throw new JobLost();
    });
    kept.push((await linesOf(made)).length);
    const now = await refresh(made);
    expect(now).toMatchObject({ state: 'reading', rowCount: 0, columns: [], job: { state: 'running' } });
    expect(now.job?.done).toBeGreaterThanOrEqual(50);
    await letGo(jobId);
  }
  expect(new Set(kept).size).toBe(3);
  await workOff();
  expect(await refresh(made)).toMatchObject({ state: 'read', rowCount: ROWS, job: { state: 'done', done: 100 } });
  expect(await linesOf(made)).toEqual(EVERY_LINE);
});

it('killed after the last row but before its end: reads again, with the same result', async () => {
  const made = await begin(TABLE);
  await orm()
    .update(jobs)
    .set({ state: 'queued', endedAt: null })
    .where(eq(jobs.id, made.job?.id ?? ''));
  await workOff();
  expect(await refresh(made)).toMatchObject({ state: 'read', rowCount: ROWS, job: { state: 'done' } });
  expect(await linesOf(made)).toEqual(EVERY_LINE);
});

it('a file that kills its process each time ends with a message, not another try', async () => {
  const made = await send(TABLE);
  for (let kill = 0; kill < 6; kill += 1) {
    // Reads as far as it gets each time; rows that were read before do not count as progress.
    await readUntilRows(() => {
      throw new JobLost();
    });
    await orm().delete(importRows).where(eq(importRows.importId, made.id));
    await letGo(made.job?.id ?? '');
  }
  expect((await refresh(made)).job).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/broke off too often/),
  });
});

it('cancelled while keeping rows: stops between steps, and cannot be imported', async () => {
  const made = await send(TABLE);
  await readUntilRows(({ id }, steps) => steps === 1 && api.call(jobsApi.cancel, { params: { id } }, { as }));
  expect(await refresh(made)).toMatchObject({ state: 'reading', rowCount: 0, job: { state: 'cancelled' } });
  expect((await linesOf(made)).length).toBeLessThan(ROWS);
  const checked = await api.call(importsApi.check, { params: { id: made.id }, body: made.mapping }, { as });
  expect([checked.status, checked.failure.message]).toEqual([
    409,
    'This file was not read yet. Wait until it is, or import it again.',
  ]);
});

it('cancelled before its turn: is not read at all', async () => {
  const made = await send(TABLE);
  await api.call(jobsApi.cancel, { params: { id: made.job?.id ?? '' } }, { as });
  await workOff();
  expect(await refresh(made)).toMatchObject({ state: 'reading', job: { state: 'cancelled' } });
  expect(await linesOf(made)).toEqual([]);
});

it('nothing can be done with its rows before they are all there', async () => {
  const made = await send(TABLE);
  const input = { params: { id: made.id } };
  const sentence = 'This file was not read yet. Wait until it is, or import it again.';
  for (const reply of [
    await api.call(importsApi.rows, { ...input, query: {} }, { as }),
    await api.call(importsApi.check, { ...input, body: made.mapping }, { as }),
    await api.call(importsApi.run, input, { as }),
    await api.call(importsApi.failures, input, { as }),
  ])
    expect([reply.status, reply.failure.message]).toEqual([409, sentence]);
});

it.each(['memory', 'time'] as const)('a reader that runs out of %s is told with what to do', async (cause) => {
  jest.spyOn(readers, 'readApart').mockImplementation(async function* () {
    yield await Promise.reject(new readers.ReaderEnded(cause));
  });
  const refusal = 'This file is too large or too complex to read. Save only the rows you need as CSV and import that.';
  const made = await begin(TABLE);
  expect(made).toMatchObject({ state: 'refused', refusal, job: { state: 'failed', failure: refusal } });
  const run = await api.call(importsApi.run, { params: { id: made.id } }, { as });
  expect([run.status, run.failure.message]).toEqual([409, refusal]);
  const told = await api.call(notificationsApi.list, { query: {} }, { as });
  expect(told.data.rows.map(({ text, path }) => [text, path])).toEqual([
    [`Reading sellers.csv failed. ${refusal}`, `/seller?import=${made.id}`],
  ]);

  // Retried once there is more room, it is read after all.
  jest.restoreAllMocks();
  await api.call(jobsApi.retry, { params: { id: made.job?.id ?? '' } }, { as });
  await workOff();
  const again = await refresh(made);
  expect(again).toMatchObject({ state: 'read', refusal: null, rowCount: ROWS });
  expect((await check(again)).state).toBe('checked');
});

it('a failure of the reader is tried again later, and says nothing of the file', async () => {
  jest.spyOn(readers, 'readApart').mockImplementation(async function* () {
    yield await Promise.reject(new Error('The thread of the reader ended.'));
  });
  const made = await begin(TABLE);
  expect(made).toMatchObject({ state: 'reading', refusal: null, job: { state: 'queued', tries: 1 } });
});

it('a file whose bytes are lost ends the job, and is not taken for a bad table', async () => {
  const made = await send(`${TABLE}\nLost,Asha,1`);
  jest.spyOn(fileStore(), 'has').mockResolvedValue(false);
  await workOff();
  expect(await refresh(made)).toMatchObject({
    state: 'reading',
    refusal: null,
    job: { state: 'failed', failure: 'This does not exist, or no longer does.' },
  });
});
