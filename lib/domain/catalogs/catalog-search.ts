import { plainText } from '../text/plain-text';

interface Searchable {
  title: string;
  designNumber: string;
  sellerName: string;
  /** Names of its product type and tags, in every available language. */
  words: readonly string[];
  caption: string;
}

/** Searchable length of a caption: sellers describe the goods first. */
const CAPTION_LETTERS = 300;

/** Everything a catalog can be found by, as one text. */
export const catalogSearchText = ({ title, designNumber, sellerName, words, caption }: Searchable): string =>
  plainText([title, designNumber, sellerName, ...words, caption.slice(0, CAPTION_LETTERS)].join(' '));

/** Terms that must all occur in that text for a search to match. */
export const catalogSearchTerms = (typed: string): string[] => plainText(typed).split(' ').filter(Boolean);

type Names = Record<'nameEn' | 'nameHi', string>;

/** Whether a rename changes the words that tagged catalogs are found by. */
export const isRenamed = (before: Names, after: Names): boolean =>
  before.nameEn !== after.nameEn || before.nameHi !== after.nameHi;
