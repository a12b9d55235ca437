import { COUNT_LIMIT, type Page } from '@/lib/contracts/base/list';
import type { Figure } from './figures';

/** Every value of a row, whatever it is called and however it is nested. */
const valuesOf = (value: unknown): string[] => {
  if (typeof value !== 'object') return [String(value)];
  return value === null ? [] : Object.values(value).flatMap(valuesOf);
};

const sorted = (row: unknown) => valuesOf(row).sort().join('\n');

/** Whether a page of the product is the same rows, value by value and in their order, and the same count. */
export const isSamePage = (page: Page<unknown>, rows: readonly unknown[], count: number): boolean =>
  rows.length > 0 &&
  Math.min(count, COUNT_LIMIT) === page.count.value &&
  rows.length === page.rows.length &&
  rows.every((row, index) => sorted(row) === sorted(page.rows[index]));

/** How many of two lists differ, place by place; what only one of them has differs too. */
export const countDifferent = <Value>(ours: readonly Value[], theirs: readonly Value[]): number =>
  Array.from({ length: Math.max(ours.length, theirs.length) }).filter((_, index) => ours[index] !== theirs[index])
    .length;

/** Whether each work item was taken, and by one person only. */
export const claimFigures = (name: string, claimed: readonly string[], offered: number): Figure[] => [
  { name: `${name}, work items taken`, value: new Set(claimed).size, goal: { is: offered } },
  { name: `${name}, taken twice`, value: claimed.length - new Set(claimed).size, goal: { is: 0 } },
];

/** What an import brought in: rows, different names, and how often history says that one was added. */
export interface Brought {
  sellers: number;
  names: number;
  added: number;
}

/** Whether each good row of a table is in, once, and history knows of each. */
export const broughtFigures = (name: string, { sellers, names, added }: Brought, good: number): Figure[] => [
  { name: `${name}, good rows in`, value: names, goal: { is: good } },
  { name: `${name}, sellers added`, value: sellers, goal: { is: good } },
  { name: `${name}, sellers added as history has it`, value: added, goal: { is: good } },
];

/** What a PDF holds that another one of the same pictures holds as well. */
export interface PdfContents {
  pages: number;
  /** Of the bytes of each picture, in no order. */
  pictures: readonly string[];
}

/** Whether our PDF has the pages and, byte by byte, the pictures of the one it is compared to. */
export const pdfFigures = (ours: PdfContents, bare: PdfContents, photos: number): Figure[] => [
  { name: 'pages, as many as of pdfkit alone', value: ours.pages, goal: { is: bare.pages } },
  { name: 'pictures', value: ours.pictures.length, goal: { is: photos } },
  {
    name: 'pictures that are not those of pdfkit alone',
    value: countDifferent([...ours.pictures].sort(), [...bare.pictures].sort()),
    goal: { is: 0 },
  },
];
