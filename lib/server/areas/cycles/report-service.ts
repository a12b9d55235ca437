import { PassThrough, Readable } from 'node:stream';
import { cycleReport, type ReportTable } from '@/lib/domain/cycles/cycle-report';
import { BYTE_ORDER_MARK, csvLine, safeCell } from '@/lib/domain/tables/csv-cells';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { orm } from '../../db/database';
import { refused } from '../../errors';
import type { FileAnswer } from '../../http/send-file';
import { drawing } from '../../platform/pdf/drawing';
import { plainFileName } from '../../platform/files/file-service';
import * as leftovers from './leftover-repository';
import { cycleProgress, getCycle } from './service';

const csvOf = (tables: readonly ReportTable[]): string =>
  BYTE_ORDER_MARK +
  tables
    .map(({ title, header, rows }) =>
      [[title], header, ...rows].map((cells) => csvLine(cells.map((cell) => safeCell(cell)))).join(''),
    )
    .join(csvLine(['']));

function pdfOf(title: string, tables: readonly ReportTable[], createdAt: Date): Readable {
  const output = new PassThrough();
  const draw = async () => (await drawing.tables())({ title, tables, createdAt }, output);
  draw().catch((error: unknown) => output.destroy(error as Error));
  return output;
}

/** The report of a closed cycle. @throws 409 while it is open: its numbers may still change. */
export async function reportOf(id: string, format: 'csv' | 'pdf'): Promise<FileAnswer> {
  const cycle = await getCycle(id);
  if (cycle.status !== 'closed') throw refused('The report is there once the cycle is closed.');
  const left = (await leftovers.list(orm(), id)).map((one) => ({ ...one, day: indianDayOf(one.createdAt) }));
  const tables = cycleReport(cycle, await cycleProgress(id), left);
  const about = { name: plainFileName(`${cycle.name}.${format}`), bytes: null, tag: null };
  if (format === 'csv')
    return { ...about, type: 'text/csv; charset=utf-8', read: () => Readable.from([csvOf(tables)]) };
  const closedAt = new Date(cycle.statusChangedAt);
  return { ...about, type: 'application/pdf', read: () => pdfOf(cycle.name, tables, closedAt) };
}
