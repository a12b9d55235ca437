import { COUNT_LIMIT, type Page } from '@/lib/contracts/base/list';
import type { Figure } from './figures';

/** All values of a row, regardless of names and nesting. */
const valuesOf = (value: unknown): string[] => {
  if (typeof value !== 'object') return [String(value)];
  return value === null ? [] : Object.values(value).flatMap(valuesOf);
};

const sorted = (row: unknown) => valuesOf(row).sort().join('\n');

/** Whether a page of the product has the same rows, value by value and in order, and the same count. */
export const isSamePage = (page: Page<unknown>, rows: readonly unknown[], count: number): boolean =>
  rows.length > 0 &&
  Math.min(count, COUNT_LIMIT) === page.count.value &&
  rows.length === page.rows.length &&
  rows.every((row, index) => sorted(row) === sorted(page.rows[index]));

/** Number of positions at which two lists differ, counting positions that only one list has. */
export const countDifferent = <Value>(ours: readonly Value[], theirs: readonly Value[]): number =>
  Array.from({ length: Math.max(ours.length, theirs.length) }).filter((_, index) => ours[index] !== theirs[index])
    .length;

/** Whether each work item was claimed, by exactly one person. */
export const claimFigures = (name: string, claimed: readonly string[], offered: number): Figure[] => [
  { name: `${name}, work items taken`, value: new Set(claimed).size, goal: { is: offered } },
  { name: `${name}, taken twice`, value: claimed.length - new Set(claimed).size, goal: { is: 0 } },
];

/** Result of an import: rows, distinct names, and the number of history entries for added sellers. */
export interface Brought {
  sellers: number;
  names: number;
  added: number;
}

/** Whether each valid row of a table was imported exactly once, with a history entry. */
export const broughtFigures = (name: string, { sellers, names, added }: Brought, good: number): Figure[] => [
  { name: `${name}, good rows in`, value: names, goal: { is: good } },
  { name: `${name}, sellers added`, value: sellers, goal: { is: good } },
  { name: `${name}, sellers added as history has it`, value: added, goal: { is: good } },
];

/** Contents of a PDF that must equal those of another PDF with the same photos. */
export interface PdfContents {
  pages: number;
  /** Hash of each photo's bytes, unordered. */
  pictures: readonly string[];
}

/** Whether our PDF has the pages and, byte for byte, the photos of the PDF it is compared with. */
export const pdfFigures = (ours: PdfContents, bare: PdfContents, photos: number): Figure[] => [
  { name: 'pages, as many as of pdfkit alone', value: ours.pages, goal: { is: bare.pages } },
  { name: 'pictures', value: ours.pictures.length, goal: { is: photos } },
  {
    name: 'pictures that are not those of pdfkit alone',
    value: countDifferent([...ours.pictures].sort(), [...bare.pictures].sort()),
    goal: { is: 0 },
  },
];
