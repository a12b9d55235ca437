import type { ScreenId } from '@/config/menu';
import { states, statesOf } from '../states';
import { numberText } from '../text/count-text';

/** Areas whose records can be brought in as a table. */
export const IMPORT_AREAS = ['sellers', 'buyers'] as const;
export type ImportArea = (typeof IMPORT_AREAS)[number];

/** Where the records of an area are listed, and who may change one of them may bring in many. */
export const IMPORT_SCREENS: Record<ImportArea, { list: ScreenId; record: ScreenId }> = {
  sellers: { list: 'seller-browse', record: 'seller-view' },
  buyers: { list: 'buyer-browse', record: 'buyer-view' },
};

/** Rows below the header that a table may have. */
export const IMPORT_ROW_LIMIT = 50_000;

/**
 * `reading`: the file is being read. `refused`: it holds no table that can be read. `read`: the columns are known.
 * `checked`: every row has been judged. `done`: what could be brought in is in.
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

/** Whether the table of an import is known, whole. */
export const isRead = (state: ImportState): boolean => state !== 'reading' && state !== 'refused';

/** What a row would do, or did. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'same', 'wrong'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What the columns of a table are taken for. */
export interface ImportMapping {
  /** By the place of the column: the field it fills, or null to leave it out. */
  fields: (string | null)[];
  /** Fields whose blank cells mean "as in the row above". */
  filledDown: string[];
}

/** A field as tables may name it. */
export interface ImportField {
  id: string;
  label: string;
  required: boolean;
  /** Other headers it goes by, in one spelling. */
  alsoCalled: readonly string[];
}

/** A field of a table; its other names are words in the one spelling of `plainHeader`. */
export const importField = (id: string, label: string, alsoCalled: string, required = false): ImportField => ({
  id,
  label,
  required,
  alsoCalled: alsoCalled.split(' ').filter(Boolean),
});

/** A header in one spelling: small letters and digits of any script. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Tells tables with the same columns from others. */
export const headerSignature = (headers: readonly string[]): string => headers.map(plainHeader).join('|');

/** What each column probably is: a field whose name or other name the header is. Each field is given once. */
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
 * What the file of wrong rows has before the columns of the table: the row it came from, and the reasons. Cells that
 * are too many stand at the end, where they were.
 */
export const FAILURE_HEADERS = ['Row', 'Errors'] as const;

/** Whether this is the header of such a file. */
export const isFailureHeader = (cells: readonly string[]): boolean =>
  FAILURE_HEADERS.every((header, column) => cells[column] === header);

/** What the columns of a table's file of wrong rows are taken for. Its blank cells are filled already. */
export const failureMapping = ({ fields }: ImportMapping): ImportMapping => ({
  fields: [...FAILURE_HEADERS.map(() => null), ...fields],
  filledDown: [],
});

/** Errors with a row: the field, or the place of the cell that is too many, and the reason. */
type RowPath = readonly (string | number)[];

/** Errors with a row that has more cells than columns: where one came in, those after it mean something else. */
export function surplusIssues(cells: readonly string[], columns: number): { path: number[]; message: string }[] {
  const place = cells.findIndex((cell, index) => index >= columns && cell !== '');
  if (place < 0) return [];
  const message =
    'This row has more cells than the header. If a text holds commas, put it in quotes; if this is a column of its own, name it.';
  return [{ path: [place], message }];
}

/** Errors with cells in which a letter could not be read. */
export const damagedIssues = (cells: readonly string[]): { path: number[]; message: string }[] =>
  cells.flatMap((cell, index) =>
    cell.includes('\uFFFD') ? [{ path: [index], message: 'A letter here is damaged (�). Type it again.' }] : [],
  );

/** The place of the cell that an issue is about; -1 when it is about none. */
export const cellOf = ({ fields }: ImportMapping, [at]: RowPath): number =>
  typeof at === 'number' ? at : fields.findIndex((field) => field !== null && field === at);

interface ReadColumns {
  headers: readonly string[];
  mapping: ImportMapping;
  fields: readonly Pick<ImportField, 'id' | 'label'>[];
}

/** The column an issue is about as its table names it; nothing when it is about the whole row. */
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
