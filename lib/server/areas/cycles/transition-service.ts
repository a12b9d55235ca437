import type { Cycle } from '@/lib/contracts/cycles/cycles';
import { CYCLE_MACHINE } from '@/lib/domain/cycles/cycle-machine';
import { type CycleStatus } from '@/lib/domain/cycles/cycle-status';
import { noCounts } from '@/lib/domain/cycles/stages';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction } from '../../db/database';
import { cycles } from '../../db/schema/cycles';
import { tellingTaken } from '../../db/unique-violation';
import { badInput, changedMeanwhile } from '../../errors';
import { stepped } from '../../platform/steps/step-repository';
import { stepsOf } from '../../platform/steps/steps-of';
import { returnUploads } from '../uploads/assign-service';
import { countsOf, progressOf } from './progress-repository';
import { cycleKit, getCycle, TAKEN, unfinishedOf } from './service';

const CYCLE_STEPS = stepsOf({
  machine: CYCLE_MACHINE,
  table: cycles,
  hold: async (tx, id) => {
    await cycleKit.lock(tx, id);
    return getCycle(id, tx);
  },
  find: (tx, id) => getCycle(id, tx),
  factsOf: ({ firstDay, lastDay }: Pick<Cycle, 'firstDay' | 'lastDay'> & { status: CycleStatus }) => ({
    firstDay,
    lastDay,
    today: indianDayOf(clock.now()),
  }),
  audited: ({ status, statusReason }) => ({ status, statusReason }),
});

/** Takes a cycle to another status. @throws 409 when one of its markets has an active cycle already. */
export const stepCycle = (
  id: string,
  step: { to: CycleStatus; reason?: string; version: number },
  actor: Actor,
): Promise<Cycle> => tellingTaken(TAKEN, () => CYCLE_STEPS.transition(id, step, actor));

/**
 * Closes a cycle for good: the uploads that are named go back to the pool, the others carry over with whoever has them,
 * and the numbers are frozen. All of it or nothing; closing a closed one answers as it was closed.
 * @throws 400 when an upload is not among what is unfinished; 409 when it is not in closing.
 */
export const closeCycle = (
  id: string,
  { poolIds, version }: { poolIds: readonly string[]; version: number },
  actor: Actor,
): Promise<Cycle> =>
  transaction(async (tx) => {
    const before = await cycleKit.lock(tx, id);
    if (before.status === 'closed') return getCycle(id, tx);
    if (before.version !== version) throw changedMeanwhile(await getCycle(id, tx));
    const status = stepped(CYCLE_MACHINE, before.status, 'closed');
    const { uploads, openUploads, inReview, sentBack } = await unfinishedOf(id, tx);
    const open = new Set(uploads.map((upload) => upload.id));
    if (poolIds.some((one) => !open.has(one)))
      throw badInput([{ path: ['poolIds'], message: 'One of these uploads is done by now. Look at the list again.' }]);
    const backToPool = await returnUploads(tx, 'catalog', poolIds, actor);
    const results = {
      counts: (await countsOf(tx, [id])).get(id) ?? noCounts(),
      progress: await progressOf(tx, id),
      outcome: { uploads: openUploads - poolIds.length, inReview, sentBack, backToPool },
    };
    const audit = { actorId: actor.userId, action: 'cycles.closed' } as const;
    await cycleKit.write(tx, before, { status, statusReason: null, statusChangedAt: clock.now(), results }, audit);
    return getCycle(id, tx);
  });
