import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { findStep, type Machine, noStep } from '@/lib/domain/machine';
import type { Queryable } from '../../db/database';
import type { byTable, Stepped } from '../../db/stepped';
import { forbidden, refused } from '../../errors';

/** A row's new state where it depends on the current one. */
export type SteppedSql = SQL & { readonly [byTable]: true };

/** Writable columns of a row; its state only through a transition. */
export type StepChanges<Row, Column extends keyof Row> = Omit<Partial<Row>, Column> & {
  [Name in Column]?: Stepped<Row[Name] & string> | SteppedSql;
};

/**
 * The target state of a transition, for the statement that performs it.
 * @param from current states of the affected records; the transition must be valid from each.
 * @param action selects one of several transitions to the same state.
 * @throws 409 when there is no such transition.
 */
export function stepped<State extends string, To extends State>(
  machine: Machine<State, never>,
  from: State | readonly State[],
  to: To,
  action?: string,
): Stepped<To> {
  for (const one of [from].flat() as State[]) {
    const isThere = action
      ? machine.steps.some((step) => step.from === one && step.to === to && step.action === action)
      : findStep(machine, one, to);
    if (!isThere) throw refused(noStep(machine, one, to));
  }
  return to as Stepped<To>;
}

/** The state before a transition that is undone. @throws 403 when the transition cannot be undone. */
export function steppedBack<State extends string>(
  machine: Machine<State, never>,
  { was, now }: Record<'was' | 'now', State>,
): Stepped<State> {
  if (!findStep(machine, was, now)?.isUndoable) throw forbidden();
  return was as Stepped<State>;
}

/** The target state of a transition, for a statement that also covers records in other states, which stay in them. */
export const steppedIf = <State extends string>(
  machine: Machine<State, never>,
  column: AnyPgColumn,
  from: State | readonly State[],
  to: State,
) =>
  sql`case when ${inArray(column, [from].flat())} then ${stepped(machine, from, to)} else ${column} end` as SteppedSql;

/** A table whose rows have a version and a state. */
export type StepTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

/** Writes the state and related columns of a locked row. */
export async function writeStep<State extends string>(
  tx: Queryable,
  table: StepTable,
  id: string,
  changes: { status: Stepped<State> } & Record<string, unknown>,
): Promise<void> {
  await tx
    .update(table)
    .set({ ...changes, version: sql`${table.version} + 1` } as never)
    .where(eq(table.id, id));
}
