import type { StatementLine } from '@/lib/domain/billing/statement';
import type { ExportColumn } from '../../platform/tables/exportable';

const megabytes = (bytes: number | null) => (bytes === null ? '' : (bytes / 1_000_000).toFixed(2));

/** A line of a statement in a file. */
export const STATEMENT_COLUMNS: readonly ExportColumn<StatementLine>[] = [
  { header: 'Month', text: ({ month }) => month },
  { header: 'Part', text: ({ part }) => part },
  { header: 'What', text: ({ what }) => what },
  { header: 'Count', text: ({ count }) => String(count), isNumber: true },
  { header: 'Megabytes', text: ({ bytes }) => megabytes(bytes), isNumber: true },
];
