import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import { CYCLE_MACHINE } from '@/lib/domain/cycles/cycle-machine';
import { type CycleStatus } from '@/lib/domain/cycles/cycle-status';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { cycles } from '../../db/schema/cycles';
import { tellingTaken } from '../../db/constraint-violation';
import { stepsOf } from '../../platform/steps/steps-of';
import { cycleKit, getCycle, TAKEN } from './service';

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

/** Moves a cycle to another status. @throws 409 when one of its markets already has an active cycle. */
export const stepCycle = (
  id: string,
  step: { to: CycleStatus; reason?: string; version: number },
  actor: Actor,
): Promise<Cycle> => tellingTaken(TAKEN, () => CYCLE_STEPS.transition(id, step, actor));
