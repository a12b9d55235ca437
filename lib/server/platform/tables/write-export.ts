import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BYTE_ORDER_MARK, csvLine, safeCell } from '@/lib/domain/tables/csv-cells';
import type { ExportFormat } from '@/lib/domain/tables/exports';
import type { ExportColumn } from './exportable';
import { type Cell, makeWorkbook } from './make-workbook';

/** A workbook is assembled in memory at once, so it has a row limit; a CSV file has none. */
export const XLSX_ROW_LIMIT = 10_000;

export const EXPORT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Rows = AsyncIterable<readonly never[]>;
type Columns = readonly ExportColumn<never>[];

async function* csvOf(columns: Columns, pages: Rows): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  for await (const rows of pages)
    yield rows.map((row) => csvLine(columns.map((column) => safeCell(column.text(row))))).join('');
}

async function* tableOf(columns: Columns, pages: Rows): AsyncGenerator<Cell[][]> {
  yield [columns.map(({ header }) => header)];
  for await (const rows of pages)
    yield rows.map((row) =>
      columns.map(({ text, isNumber }) => {
        const value = text(row);
        return isNumber && value !== '' ? Number(value) : value;
      }),
    );
}

const xlsxOf = async (columns: Columns, pages: Rows): Promise<Readable> =>
  Readable.from([await makeWorkbook(tableOf(columns, pages))]);

/** Writes rows to a temporary file for the work; it is removed afterwards. */
export async function withExportFile<Result>(
  format: ExportFormat,
  columns: Columns,
  pages: Rows,
  consume: (content: Readable) => Promise<Result>,
): Promise<Result> {
  const temporary = path.join(os.tmpdir(), `bomb-export-${randomUUID()}`);
  try {
    const content = format === 'csv' ? Readable.from(csvOf(columns, pages)) : await xlsxOf(columns, pages);
    await pipeline(content, fs.createWriteStream(temporary, { mode: 0o600 }));
    return await consume(fs.createReadStream(temporary));
  } finally {
    await fsp.rm(temporary, { force: true });
  }
}
