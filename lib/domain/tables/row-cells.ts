import { paiseOf } from '../text/money';

/** Errors with a cell, by the field it is for. */
export interface CellIssue<Field extends string> {
  path: [Field];
  message: string;
}

/** What a row says of a record, as the record's form would have it. */
export interface ReadRow<Field extends string> {
  values: Record<string, unknown>;
  issues: CellIssue<Field>[];
}

/** A row's cells by field; a blank one is left out and leaves what is there. */
export type RowCells<Field extends string> = Partial<Record<Field, string>>;

/** What a name in a table stands for. */
export type Named = { id: string } | { problem: string };

/** Reads one cell: the field of the form that it fills, and its value. @throws CellProblem */
export type CellReaders<Field extends string, Records> = Partial<
  Record<Field, (cell: string, cells: RowCells<Field>, records: Records) => [name: string, value: unknown]>
>;

/** Why a cell cannot be read, as a sentence. */
export class CellProblem extends Error {}

/** An amount in rupees, in paise. @throws CellProblem */
export function readMoney(cell: string): number {
  const paise = paiseOf(cell);
  if (paise === null) throw new CellProblem(`“${cell}” is not an amount in rupees.`);
  return paise;
}

/** @throws CellProblem where the name stands for nothing. */
export function idOf(found: Named): string {
  if ('id' in found) return found.id;
  throw new CellProblem(found.problem);
}

/** Reads the cells of one row. Every cell that is wrong is told, not only the first. */
export function readCells<Field extends string, Records>(
  cells: RowCells<Field>,
  readers: CellReaders<Field, Records>,
  records: Records,
): ReadRow<Field> {
  const values: Record<string, unknown> = {};
  const issues: CellIssue<Field>[] = [];
  for (const [field, cell] of Object.entries(cells) as [Field, string][]) {
    try {
      const [name, value] = readers[field]?.(cell, cells, records) ?? [];
      if (name) values[name] = value;
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      issues.push({ path: [field], message: error.message });
    }
  }
  return { values, issues };
}
