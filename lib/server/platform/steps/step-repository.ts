import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { findStep, type Machine, noStep } from '@/lib/domain/machine';
import type { Queryable } from '../../db/database';
import type { byTable, Stepped } from '../../db/stepped';
import { forbidden, refused } from '../../errors';

/** A row's new state where that depends on the one it is in. */
export type SteppedSql = SQL & { readonly [byTable]: true };

/** Columns of a row that may be written; its state by a step only. */
export type StepChanges<Row, Column extends keyof Row> = Omit<Partial<Row>, Column> & {
  [Name in Column]?: Stepped<Row[Name] & string> | SteppedSql;
};

/**
 * The state a step leads to, for a statement that takes it.
 * @param from where records are that the statement changes; each of these states.
 * @param action which step is meant, where several lead the same way.
 * @throws 409 when there is no such step.
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

/** The state a record was in before a step that is taken back. @throws 403 when the step is none to take back. */
export function steppedBack<State extends string>(
  machine: Machine<State, never>,
  { was, now }: Record<'was' | 'now', State>,
): Stepped<State> {
  if (!findStep(machine, was, now)?.isUndoable) throw forbidden();
  return was as Stepped<State>;
}

/** The state a step leads to, for a statement that meets records in other states as well, which stay in them. */
export const steppedIf = <State extends string>(
  machine: Machine<State, never>,
  column: AnyPgColumn,
  from: State | readonly State[],
  to: State,
) =>
  sql`case when ${inArray(column, [from].flat())} then ${stepped(machine, from, to)} else ${column} end` as SteppedSql;

/** A table whose rows have a version and take steps. */
export type StepTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

/** Writes a state into a row that is held, with what goes along. */
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
