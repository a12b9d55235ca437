import type { ScreenId } from '@/config/menu';
import { states, statesOf } from '../states';
import { numberText } from '../text/count-text';

/** Areas with table import. */
export const IMPORT_AREAS = ['sellers', 'buyers'] as const;
export type ImportArea = (typeof IMPORT_AREAS)[number];

/** Screens that list an area's records, and screens whose users may change a record and therefore import many. */
export const IMPORT_SCREENS: Record<ImportArea, { list: ScreenId; record: ScreenId }> = {
  sellers: { list: 'seller-browse', record: 'seller-view' },
  buyers: { list: 'buyer-browse', record: 'buyer-view' },
};

/** Most rows of a table, excluding the header. */
export const IMPORT_ROW_LIMIT = 50_000;

/**
 * `reading`: the file is being parsed. `refused`: it contains no readable table. `read`: the columns are known.
 * `checked`: every row is validated. `done`: every valid row is imported.
 */
export const IMPORT_STATE_TEXTS = states({
  reading: { label: 'Reading', tone: 'plain', words: 'being read' },
  refused: { label: 'Refused', tone: 'error' },
  read: { label: 'Read', tone: 'plain' },
  checking: { label: 'Checking', tone: 'plain', words: 'being checked' },
  checked: { label: 'Checked', tone: 'success' },
  running: { label: 'Running', tone: 'plain' },
  done: { label: 'Done', tone: 'success' },
});
export const IMPORT_STATES = statesOf(IMPORT_STATE_TEXTS);
export type ImportState = keyof typeof IMPORT_STATE_TEXTS;

/** Whether the table of an import is completely parsed. */
export const isRead = (state: ImportState): boolean => state !== 'reading' && state !== 'refused';

/** Effect of a row, before or after the import. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'same', 'wrong'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Assignment of a table's columns to fields. */
export interface ImportMapping {
  /** By column index: the field it fills, or null to skip it. */
  fields: (string | null)[];
  /** Fields where a blank cell means "same as the row above". */
  filledDown: string[];
}

/** A field, with the headers it is recognized by. */
export interface ImportField {
  id: string;
  label: string;
  required: boolean;
  /** Alternative headers, normalized. */
  alsoCalled: readonly string[];
}

/** Declares a table field; its aliases are words in the spelling of `plainHeader`. */
export const importField = (id: string, label: string, alsoCalled: string, required = false): ImportField => ({
  id,
  label,
  required,
  alsoCalled: alsoCalled.split(' ').filter(Boolean),
});

/** Normalizes a header: lower-case letters and digits of any script. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Identifies tables with the same columns. */
export const headerSignature = (headers: readonly string[]): string => headers.map(plainHeader).join('|');

/** Guesses each column's field from its header, by field name or alias. Each field is used once. */
export function guessMapping(headers: readonly string[], fields: readonly ImportField[]): ImportMapping {
  const free = new Set(fields);
  const take = (match: (field: ImportField) => boolean): string | null => {
    const found = [...free].find(match);
    if (found) free.delete(found);
    return found?.id ?? null;
  };
  const names = ({ id, label, alsoCalled }: ImportField) => [plainHeader(id), plainHeader(label), ...alsoCalled];
  const exact = headers.map((header) => {
    const plain = plainHeader(header);
    return plain === '' ? null : take((field) => names(field).includes(plain));
  });
  return { fields: exact, filledDown: [] };
}

/**
 * Columns that the file of failed rows has before those of the table: the original row, and the errors. Surplus cells
 * are at the end, where they were.
 */
export const FAILURE_HEADERS = ['Row', 'Errors'] as const;

/** Whether this is the header of such a file. */
export const isFailureHeader = (cells: readonly string[]): boolean =>
  FAILURE_HEADERS.every((header, column) => cells[column] === header);

/** Column assignment of a table's file of failed rows. Its blank cells are already filled down. */
export const failureMapping = ({ fields }: ImportMapping): ImportMapping => ({
  fields: [...FAILURE_HEADERS.map(() => null), ...fields],
  filledDown: [],
});

/** Path of an error in a row: the field or the index of the surplus cell, and the reason. */
type RowPath = readonly (string | number)[];

/** Errors for a row with more cells than columns: an extra cell shifts the meaning of all cells after it. */
export function surplusIssues(cells: readonly string[], columns: number): { path: number[]; message: string }[] {
  const place = cells.findIndex((cell, index) => index >= columns && cell !== '');
  if (place < 0) return [];
  const message =
    'This row has more cells than the header. If a text holds commas, put it in quotes; if this is a column of its own, name it.';
  return [{ path: [place], message }];
}

/** Errors for cells with an undecodable character. */
export const damagedIssues = (cells: readonly string[]): { path: number[]; message: string }[] =>
  cells.flatMap((cell, index) =>
    cell.includes('\uFFFD') ? [{ path: [index], message: 'A letter here is damaged (�). Type it again.' }] : [],
  );

/** Index of the cell an issue refers to; -1 when it refers to none. */
export const cellOf = ({ fields }: ImportMapping, [at]: RowPath): number =>
  typeof at === 'number' ? at : fields.findIndex((field) => field !== null && field === at);

interface ReadColumns {
  headers: readonly string[];
  mapping: ImportMapping;
  fields: readonly Pick<ImportField, 'id' | 'label'>[];
}

/** Column an issue refers to, as named in its table; empty when it refers to the whole row. */
export function columnName({ headers, mapping, fields }: ReadColumns, path: RowPath): string {
  const place = cellOf(mapping, path);
  if (place >= headers.length) return 'After the last column';
  return headers[place] ?? fields.find(({ id }) => id === path[0])?.label ?? '';
}

/** "9,500 imported, 500 with errors." */
export function outcomeText(good: number, how: 'imported' | 'can be imported', wrong: number): string {
  const told = `${good === 0 ? 'None' : numberText(good)} ${how}`;
  return wrong === 0 ? `${told}.` : `${told}, ${numberText(wrong)} with errors.`;
}
