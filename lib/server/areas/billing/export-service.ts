import type { StatementLine } from '@/lib/domain/billing/statement';
import { plainRupees } from '@/lib/domain/text/money';
import type { ExportColumn } from '../../platform/tables/exportable';

const megabytes = (bytes: number | null) => (bytes === null ? '' : (bytes / 1_000_000).toFixed(2));

const rupees = (paise: number | null) => (paise === null ? '' : plainRupees(paise));

/** Export columns for a statement line. */
export const STATEMENT_COLUMNS: readonly ExportColumn<StatementLine>[] = [
  { header: 'Month', text: ({ month }) => month },
  { header: 'Part', text: ({ part }) => part },
  { header: 'What', text: ({ what }) => what },
  { header: 'Count', text: ({ count }) => String(count), isNumber: true },
  { header: 'Megabytes', text: ({ bytes }) => megabytes(bytes), isNumber: true },
  { header: 'Billed (₹)', text: ({ billed }) => rupees(billed), isNumber: true },
  { header: 'Estimated (₹)', text: ({ estimated }) => rupees(estimated), isNumber: true },
];
