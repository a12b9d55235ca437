import * as z from 'zod/mini';
import { auditApi } from '@/lib/contracts/audit';
import { jobsApi } from '@/lib/contracts/jobs';
import { notificationsApi } from '@/lib/contracts/notifications';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { jobKind, JobLost } from '@/lib/server/platform/jobs/job-kind';
import { HOLD } from '@/lib/server/platform/jobs/job-run';
import { startWorker, workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { gate } from '../support/gate';
import { counting, counts, type Run } from '../support/counting-job';

const api = serveApi();

const start = counts(api);

it('is done, tells how far it is and tells its owner', async () => {
  const { get, told, as } = await start();
  expect(await get()).toMatchObject({ state: 'queued', done: 0, total: null, tries: 0 });
  expect(await workOnce(counting())).toBe(true);
  expect(await get()).toMatchObject({ state: 'done', done: 3, total: 3, tries: 1, result: { steps: 3 } });
  expect(await told()).toEqual(['A count finished.', 'step 2', 'step 1', 'step 0']);
  expect((await api.call(notificationsApi.unread, {}, { as })).data).toEqual({ count: 4 });
  expect(await workOnce(counting())).toBe(false);
});

it('is nobody else’s, but for an admin', async () => {
  const { id } = await start(1);
  const other = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
  expect((await api.call(jobsApi.get, { params: { id } }, { as: other })).status).toBe(404);
  expect((await api.call(jobsApi.cancel, { params: { id } }, { as: other })).status).toBe(404);
  const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  expect((await api.call(jobsApi.get, { params: { id } }, { as: admin })).data.id).toBe(id);
  await workOnce(counting());
});

it('stops between steps when it is cancelled; what is done stays', async () => {
  const { id, as, get, told } = await start(5);
  const cancel = () => api.call(jobsApi.cancel, { params: { id } }, { as });
  const before = async (_run: Run, step: number) => {
    if (step === 2) expect((await cancel()).data).toMatchObject({ state: 'running', isCancelling: true });
  };
  await workOnce(counting({ before }));
  expect(await get()).toMatchObject({ state: 'cancelled', isCancelling: false, done: 3 });
  expect(await told()).toEqual(['step 2', 'step 1', 'step 0']);
  expect((await cancel()).data.state).toBe('cancelled');
});

it('that an admin cancels is told as done by the admin', async () => {
  const { id } = await start();
  const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  await api.call(jobsApi.cancel, { params: { id } }, { as: admin });
  const { data } = await api.call(auditApi.list, { query: { subjectId: id } }, { as: admin });
  expect(data.rows.map(({ action, actor }) => [action, actor?.id])).toEqual([['jobs.cancelled', admin.user.id]]);
});

it('that failed is shown to its owner, and in nobody else’s list', async () => {
  const [mine, other] = [await start(), await start()];
  await orm().update(jobs).set({ state: 'failed', endedAt: clock.now() });
  const idsOf = async ({ as }: typeof mine) => (await api.call(jobsApi.mine, {}, { as })).data.map(({ id }) => id);
  expect([await idsOf(mine), await idsOf(other)]).toEqual([[mine.id], [other.id]]);
});

it('that waits is cancelled at once', async () => {
  const { id, as } = await start(1);
  expect((await api.call(jobsApi.cancel, { params: { id } }, { as })).data.state).toBe('cancelled');
  expect(await workOnce(counting())).toBe(false);
});

describe('a worker that dies', () => {
  it('leaves a job that another takes up where it stood, and no step is done twice', async () => {
    const time = freezeClock();
    const { id, get, told } = await start(4);
    // State left by a killed process: claimed, two steps done, no worker.
    await workOnce(
      counting({
        before: (_run, step) => {
          if (step === 2) throw new JobLost();
        },
      }),
    );
    expect(await get()).toMatchObject({ state: 'running', done: 2 });
    expect(await workOnce(counting())).toBe(false);
    time.advance(HOLD + 1);
    expect(await workOnce(counting())).toBe(true);
    expect(await get()).toMatchObject({ id, state: 'done', tries: 1 });
    expect((await told()).sort()).toEqual(['A count finished.', 'step 0', 'step 1', 'step 2', 'step 3']);
  });

  it('cannot write once another has its job', async () => {
    const time = freezeClock();
    const { get, told } = await start(2);
    const sleeping = counting({
      before: async (_run, step) => {
        if (step !== 1) return;
        // The worker slept past its lease, and another worker claimed and finished the job.
        time.advance(HOLD + 1);
        await workOnce(counting());
      },
    });
    await workOnce(sleeping);
    expect(await get()).toMatchObject({ state: 'done', done: 2, tries: 1 });
    expect((await told()).sort()).toEqual(['A count finished.', 'step 0', 'step 1']);
  });
});

it('a worker that was away too long writes nothing beside another that is at it', async () => {
  const time = freezeClock();
  const { get, told } = await start(2);
  const [begun, goesOn] = [gate(), gate()];
  let atIt: Promise<boolean> | undefined;
  const sleeping = counting({
    before: async (_run, step) => {
      if (step !== 1) return;
      time.advance(HOLD + 1);
      const waiting = () => {
        begun.open();
        return goesOn.opened;
      };
      atIt = workOnce(counting({ before: waiting }));
      await begun.opened;
    },
  });
  await workOnce(sleeping);
  expect(await get()).toMatchObject({ state: 'running', done: 1 });
  goesOn.open();
  await atIt;
  expect(await get()).toMatchObject({ state: 'done', done: 2 });
  expect((await told()).sort()).toEqual(['A count finished.', 'step 0', 'step 1']);
});

it('a job that was lost at its very end is told of by the worker who did it', async () => {
  const time = freezeClock();
  const { get, told } = await start(1);
  const late = jobKind({
    kind: 'test.count',
    input: z.object({ steps: z.number() }),
    run: async () => {
      time.advance(HOLD + 1);
      await workOnce(counting());
      return {};
    },
  });
  await workOnce([late]);
  expect(await get()).toMatchObject({ state: 'done', result: { steps: 1 } });
  expect((await told()).sort()).toEqual(['A count finished.', 'step 0']);
});

it('is done by a worker that was told of it, and by no two', async () => {
  const workers = [startWorker(counting()), startWorker(counting())];
  const started = await Promise.all([start(1), start(1), start(1), start(1)]);
  const isDone = async () =>
    (await Promise.all(started.map(({ get }) => get()))).every(({ state }) => state === 'done');
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all(workers.map((worker) => worker.stop()));
  for (const { get, told } of started) {
    expect(await get()).toMatchObject({ tries: 1 });
    expect((await told()).filter((text) => text === 'step 0')).toHaveLength(1);
  }
});
