import { paiseOf } from '../text/money';

/** Errors of a cell, keyed by its field. */
export interface CellIssue<Field extends string> {
  path: [Field];
  message: string;
}

/** Values of a row, as the record's form would have them. */
export interface ReadRow<Field extends string> {
  values: Record<string, unknown>;
  issues: CellIssue<Field>[];
}

/** A row's cells, keyed by field; blank cells are left out and change nothing. */
export type RowCells<Field extends string> = Partial<Record<Field, string>>;

/** Result of looking up a name in a table. */
export type Named = { id: string } | { problem: string };

/** Parses one cell into a form field and its value. @throws CellProblem */
export type CellReaders<Field extends string, Records> = Partial<
  Record<Field, (cell: string, cells: RowCells<Field>, records: Records) => [name: string, value: unknown]>
>;

/** Why a cell cannot be parsed, as a sentence. */
export class CellProblem extends Error {}

/** Parses an amount in rupees into paise. @throws CellProblem */
export function readMoney(cell: string): number {
  const paise = paiseOf(cell);
  if (paise === null) throw new CellProblem(`“${cell}” is not an amount in rupees.`);
  return paise;
}

/** @throws CellProblem when the name is unknown. */
export function idOf(found: Named): string {
  if ('id' in found) return found.id;
  throw new CellProblem(found.problem);
}

/** Parses the cells of one row. Reports every invalid cell, not only the first. */
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
