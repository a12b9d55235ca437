import type { ImportMapping } from '@/lib/domain/tables/imports';
import type { Cells } from './area-import';

/** A row's cells by field, without blank ones and omitted columns. */
export function cellsOf(row: readonly string[], { fields }: ImportMapping): Cells {
  const cells: Cells = {};
  fields.forEach((field, column) => {
    const cell = row[column];
    if (field !== null && cell) cells[field] = cell;
  });
  return cells;
}

/**
 * Cells by field, row by row in file order. Where the person chose to, a blank cell is filled from the last row that
 * had a value.
 */
export class CellReader {
  private readonly last: Cells = {};

  constructor(private readonly mapping: ImportMapping) {}

  read(row: readonly string[]): Cells {
    const cells = cellsOf(row, this.mapping);
    for (const field of this.mapping.filledDown) {
      const cell = cells[field] ?? this.last[field];
      if (cell) this.last[field] = cells[field] = cell;
    }
    return cells;
  }
}

/** A row of the file with its blank cells filled as they were read. */
export function filledRow(row: readonly string[], cells: Cells, { fields, filledDown }: ImportMapping): string[] {
  return row.map((cell, column) => {
    const field = fields[column] ?? null;
    return cell === '' && field !== null && filledDown.includes(field) ? (cells[field] ?? '') : cell;
  });
}
