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

/** An area's part of transitions. `Judged` is what their validity depends on, `Found` the whole record. */
interface StepArea<State extends string, Facts, Judged, Found, Table extends StepTable> {
  machine: Machine<State, Facts>;
  table: Table;
  /** Reads a record and locks it against other changes until the transaction ends. @throws 404 */
  hold: (tx: Queryable, id: string, actor: Actor) => Promise<Found>;
  /** Reads it after the transition. */
  find: (tx: Queryable, id: string, actor: Actor) => Promise<Found>;
  factsOf: (record: Judged, actor: Actor) => Facts;
  /** @throws HttpError with what prevents any transition, such as that the record was deleted. */
  assertOpen?: (record: Judged) => void;
  /** Columns a transition writes besides the status, its reason and its time. */
  columnsOf?: (before: Found, to: State, actor: Actor) => Columns<Table>;
  /** Fields of a record shown in its history. */
  audited: (record: Found) => Record<string, unknown>;
  details?: (before: Found, actor: Actor) => Record<string, unknown>;
  /**
   * Counts a transition, or waits for a lock that decides whether it counts. It comes before the history entry, which is
   * therefore later than a cutoff that the transition missed.
   */
  count?: (tx: Queryable, before: Found, after: Found, actor: Actor) => Promise<void>;
  /** Other consequences of a transition, in the same transaction. */
  follow?: (tx: Queryable, before: Found, after: Found, actor: Actor) => Promise<void>;
}

/** Transitions of an area's records: each is checked against its table and recorded in the audit log. */
export function stepsOf<
  State extends string,
  Facts,
  Judged extends { status: State },
  Found extends Judged & { id: string; version: number },
  Table extends StepTable,
>(area: StepArea<State, Facts, Judged, Found, Table>) {
  const { machine } = area;

  /**
   * @throws 409, 403 or 400 with a sentence when the transition does not exist, is another person's, or something
   * prevents it.
   */
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
    await area.count?.(tx, before, after, actor);
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

  /** Performs a transition on a record locked by the caller. */
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

    /** Performs a transition in the caller's transaction. @throws 409 when the record was changed since its version. */
    takeStep: (tx: Queryable, id: string, { version, ...wish }: Versioned<Wish<State>>, actor: Actor) =>
      tx.transaction(async (part) => takeHeld(part, await holdAt(part, id, version, actor), wish, actor)),

    /**
     * Performs a transition. A record already in the target state stays there, so that repeating the call returns the
     * same.
     */
    transition: (id: string, { version, ...wish }: Versioned<Wish<State>>, actor: Actor) =>
      transaction(async (tx) => {
        const found = await area.hold(tx, id, actor);
        if (found.status === wish.to) return found;
        if (found.version !== version) throw changedMeanwhile(found);
        return takeHeld(tx, found, wish, actor);
      }),

    /**
     * Undoes a transition in the caller's transaction, as if it had not happened. The same permission allows both.
     * @throws 409 when the record was changed since its version; 403 when it cannot be undone.
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
     * Errors independent of a record's state: an unreachable state, a transition not allowed for this person, or a
     * missing reason. @throws 409 with the sentence, 403, 400.
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
