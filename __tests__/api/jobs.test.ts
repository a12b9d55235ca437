import * as z from 'zod/mini';
import { auditApi } from '@/lib/contracts/audit';
import { jobsApi } from '@/lib/contracts/jobs';
import { notificationsApi } from '@/lib/contracts/notifications';
import type { JobRule } from '@/lib/domain/jobs/job-lanes';
import { clock } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { notifications } from '@/lib/server/db/schema/notifications';
import { refused } from '@/lib/server/errors';
import { type JobKind, jobKind, JobLost, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { enqueue } from '@/lib/server/platform/jobs/queue';
import { HOLD } from '@/lib/server/platform/jobs/job-run';
import { backoff, MOST_TRIES } from '@/lib/server/platform/jobs/run-job';
import { startWorker, workOnce } from '@/lib/server/platform/jobs/worker';
import { users } from '@/lib/server/db/schema/users';
import { eq } from 'drizzle-orm';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { gate } from '../support/gate';

const api = serveApi();

const RULE: JobRule = { longFrom: Infinity, priority: 'waited-for', atOnce: 10 };

type Run = JobRun<{ steps: number }>;

interface Hooks {
  before?: (run: Run, step: number) => unknown;
  during?: (step: number) => unknown;
}

/** A job kind that counts its work: each step adds a notification in the step's transaction. */
const counting = ({ before, during }: Hooks = {}): JobKind[] => [
  jobKind({
    kind: 'test.count',
    input: z.object({ steps: z.number() }),
    run: async (run: Run) => {
      for (let step = Number(run.place ?? 0); step < run.input.steps; step += 1) {
        await before?.(run, step);
        await run.step(async (tx) => {
          await during?.(step);
          const told = { userId: run.actor.userId, kind: 'assigned', text: `step ${step}`, at: clock.now() } as const;
          await tx.insert(notifications).values(told);
          return { done: step + 1, total: run.input.steps, place: step + 1 };
        });
      }
      return { steps: run.input.steps };
    },
  }),
];

const countTo = (steps: number) => ({ kind: 'test.count', title: 'A count', input: { steps } });

const start = async (steps = 3, user?: Awaited<ReturnType<typeof makeUser>>) => {
  const as = await makeSession({ user: user ?? (await makeUser({ roles: ['salesman'] })) });
  const id = await transaction((tx) => enqueue(tx, countTo(steps), { userId: as.user.id }, RULE));
  const get = async () => (await api.call(jobsApi.get, { params: { id } }, { as })).data;
  const told = async () =>
    (await api.call(notificationsApi.list, { query: {} }, { as })).data.rows.map(({ text }) => text);
  return { id, as, get, told };
};

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

describe('a job that fails', () => {
  it('is retried later and later, then stays failed until it is started again', async () => {
    const time = freezeClock();
    const { id, as, get, told } = await start(1);
    const broken = counting({
      during: () => {
        throw new Error('no network');
      },
    });
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      expect(await workOnce(broken)).toBe(true);
      expect(await get()).toMatchObject({ state: tries < MOST_TRIES ? 'queued' : 'failed', tries });
      expect(await workOnce(broken)).toBe(false);
      if (tries < MOST_TRIES) time.advance(backoff(tries));
    }
    expect(await told()).toEqual(['A count failed. Something went wrong on our side. An admin can start it again.']);
    const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    const dead = await api.call(jobsApi.list, { query: { state: ['failed'] } }, { as: admin });
    expect(dead.data.rows.map((job) => job.id)).toContain(id);
    expect((await api.call(jobsApi.retry, { params: { id } }, { as: admin })).data.state).toBe('queued');
    await workOnce(counting());
    expect(await get()).toMatchObject({ state: 'done' });
    expect((await api.call(jobsApi.retry, { params: { id } }, { as })).failure.code).toBe('refused');
  });

  it('every time by taking its process along is given up', async () => {
    const time = freezeClock();
    const { get } = await start(1);
    const dies = counting({
      before: () => {
        throw new JobLost();
      },
    });
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      await workOnce(dies);
      time.advance(HOLD + 1);
    }
    await workOnce(dies);
    expect(await get()).toMatchObject({ state: 'failed', failure: expect.stringContaining('broke off too often') });
  });

  it('because the product says no is not tried again', async () => {
    const { get } = await start(1);
    await workOnce(
      counting({
        during: () => {
          throw refused('The list is closed.');
        },
      }),
    );
    expect(await get()).toMatchObject({ state: 'failed', failure: 'The list is closed.', tries: 1 });
  });

  it('however it fails, holds up none of the others', async () => {
    const time = freezeClock();
    const user = await makeUser({ roles: ['salesman'] });
    const started: string[] = [];
    await transaction(async (tx) => {
      for (let each = 0; each < 50; each += 1) started.push(await enqueue(tx, countTo(1), { userId: user.id }, RULE));
    });
    const poison = started.filter((_id, turn) => turn % 10 === 0);
    const ways = [new Error('no network'), new JobLost(), refused('The list is closed.')];
    const before = ({ id }: Run) => {
      const problem = ways[poison.indexOf(id) % ways.length];
      if (problem) throw problem;
    };
    const pass = async () => {
      let done = 0;
      while (await workOnce(counting({ before }))) done += 1;
      return done;
    };
    const states = async () => {
      const rows = await orm().select().from(jobs).where(eq(jobs.ownerId, user.id));
      const statesOf = (isPoison: boolean) =>
        rows.filter(({ id }) => poison.includes(id) === isPoison).map(({ state }) => state);
      return [new Set(statesOf(false)), statesOf(true).sort()];
    };

    // One turn each: two wait for a retry, two are leased by a dead worker, one was refused.
    expect(await pass()).toBe(50);
    expect(await states()).toEqual([new Set(['done']), ['failed', 'queued', 'queued', 'running', 'running']]);
    for (let tries = 2; tries <= MOST_TRIES + 1; tries += 1) {
      time.advance(HOLD + backoff(MOST_TRIES));
      // Later jobs run in the same turn, although the others were due first.
      const { get } = await start(1);
      expect(await pass()).toBe(1 + (tries <= MOST_TRIES ? 4 : 2));
      expect(await get()).toMatchObject({ state: 'done', tries: 1 });
    }
    expect(await states()).toEqual([new Set(['done']), Array.from(poison, () => 'failed')]);
    const rows = await orm().select().from(notifications).where(eq(notifications.userId, user.id));
    const told = (beginning: string) => rows.filter(({ text }) => text.startsWith(beginning)).length;
    expect([told('step 0'), told('A count finished.'), told('A count failed. '), rows.length]).toEqual([45, 45, 5, 95]);
  });

  it('is not done in the name of somebody whose account is closed', async () => {
    const user = await makeUser({ roles: ['salesman'] });
    const { id } = await start(1, user);
    await orm().update(users).set({ disabledAt: clock.now() }).where(eq(users.id, user.id));
    await workOnce(counting());
    const [row] = await orm().select().from(jobs).where(eq(jobs.id, id));
    expect(row).toMatchObject({ state: 'failed', failure: 'The account of the person who started it is closed.' });
  });
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
