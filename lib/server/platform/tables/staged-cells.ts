import type { ImportMapping } from '@/lib/domain/tables/imports';
import type { Cells } from './area-import';

/** A row's cells by field; blank ones and columns that are left out are not there. */
export function cellsOf(row: readonly string[], { fields }: ImportMapping): Cells {
  const cells: Cells = {};
  fields.forEach((field, column) => {
    const cell = row[column];
    if (field !== null && cell) cells[field] = cell;
  });
  return cells;
}

/**
 * Cells by field, row after row in the order of the file. Where the person said so, a blank cell is filled from the
 * last row that had one.
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

/** A row as it stands in the file, its blank cells filled as they were read. */
export function filledRow(row: readonly string[], cells: Cells, { fields, filledDown }: ImportMapping): string[] {
  return row.map((cell, column) => {
    const field = fields[column] ?? null;
    return cell === '' && field !== null && filledDown.includes(field) ? (cells[field] ?? '') : cell;
  });
}
