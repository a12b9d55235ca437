import { stateWords } from '@/lib/domain/states';
import {
  changedAction,
  findStep,
  type Machine,
  mayTake,
  obstacleTo,
  reasonProblem,
  restoredAction,
  stepsTo,
} from '@/lib/domain/machine';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { badInput, changedMeanwhile, forbidden, refused } from '../../errors';
import { stepped, steppedBack, type StepTable, writeStep } from './step-repository';

interface Wish<State> {
  to: State;
  reason?: string;
}

type Versioned<One> = One & { version: number };
type Columns<Table extends StepTable> = Partial<Table['$inferInsert']>;

/** What of an area a step needs to know. `Judged` is what legality depends on, `Found` the whole record. */
interface StepArea<State extends string, Facts, Judged, Found, Table extends StepTable> {
  machine: Machine<State, Facts>;
  table: Table;
  /** Reads a record and keeps everybody else from changing it until the transaction ends. @throws 404 */
  hold: (tx: Queryable, id: string, actor: Actor) => Promise<Found>;
  /** Reads it as it is after the step. */
  find: (tx: Queryable, id: string, actor: Actor) => Promise<Found>;
  factsOf: (record: Judged, actor: Actor) => Facts;
  /** @throws HttpError with what is in the way of any step, such as that the record was deleted. */
  assertOpen?: (record: Judged) => void;
  /** What a step writes beside the status, its reason and its moment. */
  columnsOf?: (before: Found, to: State, actor: Actor) => Columns<Table>;
  /** What the history shows of a record. */
  audited: (record: Found) => Record<string, unknown>;
  details?: (before: Found, actor: Actor) => Record<string, unknown>;
  /** What follows from a step, in the same transaction. */
  follow?: (tx: Queryable, before: Found, after: Found, actor: Actor) => Promise<void>;
}

/** How the records of an area take steps: each one checked against its table and written down with its audit entry. */
export function stepsOf<
  State extends string,
  Facts,
  Judged extends { status: State },
  Found extends Judged & { id: string; version: number },
  Table extends StepTable,
>(area: StepArea<State, Facts, Judged, Found, Table>) {
  const { machine } = area;

  /** @throws 409, 403 or 400 with a sentence when the step does not exist, is another's, or something is in its way. */
  function assertLegal(record: Judged, { to, reason }: Wish<State>, actor: Actor): void {
    area.assertOpen?.(record);
    const wish = { from: record.status, to, reason };
    const obstacle = obstacleTo(machine, wish, area.factsOf(record, actor), actor.roles);
    if (obstacle?.kind === 'forbidden') throw forbidden();
    if (obstacle?.kind === 'reason') throw badInput([{ path: ['reason'], message: obstacle.sentence }]);
    if (obstacle) throw refused(obstacle.sentence);
  }

  async function write(
    tx: Queryable,
    before: Found,
    changes: Parameters<typeof writeStep<State>>[3],
    action: `${string}.${string}`,
    actor: Actor,
  ): Promise<Found> {
    const { id } = before;
    await writeStep(tx, area.table, id, changes);
    const after = await area.find(tx, id, actor);
    await recordAudit(tx, {
      actorId: actor.userId,
      action,
      subjectId: id,
      before: area.audited(before),
      after: area.audited(after),
      details: area.details?.(before, actor),
    });
    await area.follow?.(tx, before, after, actor);
    return after;
  }

  /** Takes a record that the caller holds a step further. */
  function takeHeld(tx: Queryable, before: Found, { to, reason }: Wish<State>, actor: Actor): Promise<Found> {
    assertLegal(before, { to, reason }, actor);
    const changes = {
      ...area.columnsOf?.(before, to, actor),
      status: stepped(machine, before.status, to),
      statusReason: reason ?? null,
      statusChangedAt: clock.now(),
    };
    return write(tx, before, changes, findStep(machine, before.status, to)?.action ?? changedAction(machine), actor);
  }

  async function holdAt(tx: Queryable, id: string, version: number, actor: Actor): Promise<Found> {
    const found = await area.hold(tx, id, actor);
    if (found.version !== version) throw changedMeanwhile(found);
    return found;
  }

  return {
    assertLegal,
    takeHeld,

    /** Takes a step, as a part of the caller's transaction. @throws 409 when the record was changed since its version. */
    takeStep: (tx: Queryable, id: string, { version, ...wish }: Versioned<Wish<State>>, actor: Actor) =>
      tx.transaction(async (part) => takeHeld(part, await holdAt(part, id, version, actor), wish, actor)),

    /** Takes a step. A record that is there already stays there, so that repeating the call answers the same. */
    transition: (id: string, { version, ...wish }: Versioned<Wish<State>>, actor: Actor) =>
      transaction(async (tx) => {
        const found = await area.hold(tx, id, actor);
        if (found.status === wish.to) return found;
        if (found.version !== version) throw changedMeanwhile(found);
        return takeHeld(tx, found, wish, actor);
      }),

    /**
     * Takes a step back as if it had not been taken, as a part of the caller's transaction. Whoever may take it may take
     * it back. @throws 409 when the record was changed since its version; 403 when the step is none to take back.
     */
    restoreStep: (
      tx: Queryable,
      { id, version }: Versioned<{ id: string }>,
      was: Columns<Table> & { status: State },
      actor: Actor,
    ): Promise<Found> =>
      tx.transaction(async (part) => {
        const now = await holdAt(part, id, version, actor);
        const step = findStep(machine, was.status, now.status);
        if (!step || !mayTake(step, actor.roles)) throw forbidden();
        const status = steppedBack(machine, { was: was.status, now: now.status });
        return write(part, now, { ...was, status }, restoredAction(machine), actor);
      }),

    /**
     * What no record's own state can mend: a state that nothing leads to, a step that is not this person's to take, or
     * one without its reason. @throws 409 with the sentence, 403, 400.
     */
    checkStep({ to, reason }: Wish<State>, { roles }: Pick<Actor, 'roles'>): void {
      const steps = stepsTo(machine, to);
      if (steps.length === 0) throw refused(`No ${machine.noun.one} can become ${stateWords(machine.states, to)}.`);
      if (!steps.some((step) => mayTake(step, roles))) throw forbidden();
      const problems = steps.map((step) => reasonProblem(step, reason));
      const [problem] = problems;
      if (problem && problems.every(Boolean)) throw badInput([{ path: ['change', 'reason'], message: problem }]);
    },
  };
}
