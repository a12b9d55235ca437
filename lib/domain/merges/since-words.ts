type Row = Record<string, unknown>;

const words = (name: string): string => name.replaceAll('_', ' ');

/** Readable name of a table's rows: "seller notes". */
export const tableWords = (table: string): string => words(table);

/** Columns that identify a row, best first. */
const NAMES = ['title', 'business_name', 'name', 'number', 'order_number', 'text', 'note', 'file_name', 'invite_link'];

const LENGTH = 80;

/** Describes the row in its own terms. */
export function rowText(row: Row): string {
  const name = NAMES.map((column) => row[column]).find((value) => typeof value === 'number' || (value && value !== ''));
  const text = typeof name === 'string' || typeof name === 'number' ? String(name) : '';
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Columns that link a row to a record. */
const OWNERS = ['seller_id', 'buyer_id', 'catalog_id', 'merged_into_id'];

type How = 'gone' | 'elsewhere' | 'changed';

/** What happened to a row since a merge, as a sentence. */
export function sinceText(how: How, { before, now }: { before: Row; now: Row | null }): string {
  if (how === 'gone') return 'It was removed.';
  if (how === 'changed') return 'It was changed; the changes stay.';
  const [column = ''] = Object.keys(before);
  if (OWNERS.includes(column)) return 'It was moved to another record.';
  if (column.endsWith('_id')) return `Its ${words(column.slice(0, -'_id'.length))} was changed.`;
  const name = words(column);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is now ${shown(now?.[column])}; before the merge it was ${shown(before[column])}.`;
}
