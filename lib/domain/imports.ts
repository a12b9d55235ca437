/** Areas whose records can be brought in as a table. */
export const IMPORT_AREAS = ['sellers'] as const;
export type ImportArea = (typeof IMPORT_AREAS)[number];

/** `read`: the columns are known. `checked`: every row has been judged. `done`: what could be brought in is in. */
export const IMPORT_STATES = ['read', 'checking', 'checked', 'running', 'done'] as const;

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

/** A header in one spelling: small letters and digits of any script. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Tells tables with the same columns from others. */
export const headerSignature = (headers: readonly string[]): string =>
  headers.map(plainHeader).join('|').slice(0, 1000);

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

/** What the file of wrong rows has beside the columns of the table: the row it came from, and the reasons. */
export const FAILURE_HEADERS = ['Row', 'What is wrong'] as const;

/** What the columns of a table's file of wrong rows are taken for. Its blank cells are filled already. */
export const failureMapping = ({ fields }: ImportMapping): ImportMapping => ({
  fields: [...fields, ...FAILURE_HEADERS.map(() => null)],
  filledDown: [],
});
