import * as z from 'zod/mini';
import { eq, inArray } from 'drizzle-orm';
import type { JobRule } from '@/lib/domain/jobs/job-lanes';
import { clock } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { notifications } from '@/lib/server/db/schema/notifications';
import { type JobKind, jobKind, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { enqueue } from '@/lib/server/platform/jobs/queue';
import { makeUser } from './factories';

/** Jobs that record their starts and steps, and wait at each step for as long as the test wants. */

const SHORT: JobRule = { longFrom: Infinity, priority: 'waited-for', atOnce: 100 };
export const LONG: JobRule = { ...SHORT, longFrom: 0 };

type Run = JobRun<{ steps: number; name: string }>;

interface Hooks {
  name?: string;
  resumes?: boolean;
  /** Awaited before each step. */
  before?: (run: Run, step: number) => unknown;
}

/** A job kind whose every step notifies its owner in the step's transaction; `begun` lists the names it ran under. */
export function plantedKind({ name = 'test.planted', resumes = true, before }: Hooks = {}) {
  const begun: string[] = [];
  const kind: JobKind = jobKind({
    kind: name,
    resumes,
    input: z.object({ steps: z.number(), name: z.string() }),
    run: async (run: Run) => {
      begun.push(run.input.name);
      for (let step = Number(run.place ?? 0); step < run.input.steps; step += 1) {
        await before?.(run, step);
        await run.step(async (tx) => {
          const text = `${run.input.name} ${step}`;
          await tx.insert(notifications).values({ userId: run.actor.userId, kind: 'assigned', text, at: clock.now() });
          return { done: step + 1, total: run.input.steps, place: step + 1 };
        });
      }
      return {};
    },
  });
  return { kind, begun };
}

interface Planted {
  owner: string;
  name: string;
  steps?: number;
  kind?: string;
  rule?: Partial<JobRule>;
  size?: number;
}

/** Enqueues a job of such a kind. Returns its id. */
export const plant = ({ owner, name, steps = 1, kind = 'test.planted', rule, size }: Planted): Promise<string> =>
  transaction((tx) =>
    enqueue(tx, { kind, title: name, input: { steps, name }, size }, { userId: owner }, { ...SHORT, ...rule }),
  );

export const makeOwner = async (): Promise<string> => (await makeUser({ roles: ['salesman'] })).id;

export async function jobOf(id: string) {
  const [row] = await orm().select().from(jobs).where(eq(jobs.id, id));
  if (!row) throw new Error('There is no such job.');
  return row;
}

/** Notifications left by the steps of these owners' jobs, in text order. */
export const stepsOf = async (...owners: string[]): Promise<string[]> =>
  (await orm().select().from(notifications).where(inArray(notifications.userId, owners)))
    .filter(({ kind }) => kind === 'assigned')
    .map(({ text }) => text)
    .sort();

/** Resolves once the condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A promise that can be resolved from outside. */
export function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
