import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine, safeCell } from '@/lib/domain/tables/csv-cells';
import { columnName, FAILURE_HEADERS } from '@/lib/domain/tables/imports';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import type { FileAnswer } from '../../http/send-file';
import { CellReader, filledRow } from '../../platform/tables/staged-cells';
import { AREA_IMPORTS } from '../../registry/areas';
import * as repository from './repository';
import { assertRead, findOwn } from './service';

async function* failedLines({ id, area, headers, mapping }: repository.ImportRecord): AsyncGenerator<string> {
  const { fields, keptCell } = AREA_IMPORTS[area];
  yield BYTE_ORDER_MARK + csvLine([...FAILURE_HEADERS, ...headers].map(safeCell));
  const reader = new CellReader(mapping);
  let after = 0;
  for (;;) {
    // Reads every row: a blank cell of an invalid row may repeat the value of a valid row above it.
    const rows = await repository.nextRows(orm(), { importId: id, after, limit: 500 });
    for (const { cells: row, line, issues, outcome } of rows) {
      const cells = filledRow(row, reader.read(row), mapping);
      if (outcome !== 'wrong') continue;
      const reasons = (issues ?? []).map(({ path, message }) =>
        [columnName({ headers, mapping, fields }, path), message].filter(Boolean).join(': '),
      );
      const kept = cells.map((cell, column) => keptCell(mapping.fields[column] ?? '', cell));
      yield csvLine([String(line), ...[reasons.join(' '), ...kept].map(safeCell)]);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.line;
  }
}

/** The invalid rows with their reasons, in a file that a spreadsheet can open and save without loss. */
export async function downloadFailures(id: string, actor: Actor): Promise<FileAnswer> {
  const { record, fileName } = await findOwn(orm(), id, actor);
  assertRead(record);
  return {
    name: `${fileName.replace(/\.\w+$/, '')} - wrong rows.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: null,
    tag: null,
    read: () => Readable.from(failedLines(record)),
  };
}
