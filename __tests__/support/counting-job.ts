import * as z from 'zod/mini';
import { jobsApi } from '@/lib/contracts/jobs';
import { notificationsApi } from '@/lib/contracts/notifications';
import type { JobRule } from '@/lib/domain/jobs/job-lanes';
import { clock } from '@/lib/server/clock';
import { transaction } from '@/lib/server/db/database';
import { notifications } from '@/lib/server/db/schema/notifications';
import { type JobKind, jobKind, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { enqueue } from '@/lib/server/platform/jobs/queue';
import type { serveApi } from './api';
import { makeSession, makeUser } from './factories';

export const RULE: JobRule = { longFrom: Infinity, priority: 'waited-for', atOnce: 10 };

export type Run = JobRun<{ steps: number }>;

interface Hooks {
  before?: (run: Run, step: number) => unknown;
  during?: (step: number) => unknown;
}

/** A job kind that counts its work: each step adds a notification in the step's transaction. */
export const counting = ({ before, during }: Hooks = {}): JobKind[] => [
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

export const countTo = (steps: number) => ({ kind: 'test.count', title: 'A count', input: { steps } });

/** Enqueues counts, and reads them as their owner. */
export const counts =
  (api: ReturnType<typeof serveApi>) =>
  async (steps = 3, user?: Awaited<ReturnType<typeof makeUser>>) => {
    const as = await makeSession({ user: user ?? (await makeUser({ roles: ['salesman'] })) });
    const id = await transaction((tx) => enqueue(tx, countTo(steps), { userId: as.user.id }, RULE));
    const get = async () => (await api.call(jobsApi.get, { params: { id } }, { as })).data;
    const told = async () =>
      (await api.call(notificationsApi.list, { query: {} }, { as })).data.rows.map(({ text }) => text);
    return { id, as, get, told };
  };
