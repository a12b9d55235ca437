import { plainText } from '../text/plain-text';

interface Searchable {
  title: string;
  designNumber: string;
  sellerName: string;
  /** Names of its product type and tags, in every language there is. */
  words: readonly string[];
  caption: string;
}

/** Letters of a caption that are searched: what is said first is about the goods. */
const CAPTION_LETTERS = 300;

/** Everything a catalog is found by, in one text. */
export const catalogSearchText = ({ title, designNumber, sellerName, words, caption }: Searchable): string =>
  plainText([title, designNumber, sellerName, ...words, caption.slice(0, CAPTION_LETTERS)].join(' '));

/** What must be in that text for a search to find the catalog: every word. */
export const catalogSearchTerms = (typed: string): string[] => plainText(typed).split(' ').filter(Boolean);

type Names = Record<'nameEn' | 'nameHi', string>;

/** Whether what catalogs are tagged with is found by other words than before. */
export const isRenamed = (before: Names, after: Names): boolean =>
  before.nameEn !== after.nameEn || before.nameHi !== after.nameHi;
