import { rupeesText } from '../text/money';

/** Number of photos per page, by name. */
export const PHOTOS_PER_PAGE = { one: 1, two: 2, four: 4, six: 6 } as const;
export const PER_PAGE = Object.values(PHOTOS_PER_PAGE);
export type PerPage = (typeof PER_PAGE)[number];

export const PAGE_LANGUAGES = ['en', 'hi', 'gu'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

export const RATE_SHOWN = ['hidden', 'shown', 'marked-up'] as const;
export type RateShown = (typeof RATE_SHOWN)[number];

export const PHOTO_QUALITIES = ['normal', 'smaller'] as const;
export type PhotoQuality = (typeof PHOTO_QUALITIES)[number];

/** Options for a catalog PDF that staff choose. */
export interface CatalogPdfOptions {
  /** Most photos per page. */
  perPage: PerPage;
  /** Catalogs share pages; otherwise each starts a new page. */
  sharesPages?: boolean | undefined;
  hasCover: boolean;
  /** Printed on the cover and at the top of the WhatsApp text. */
  title: string;
  rate: RateShown;
  /** In percent, with up to two decimals; used when the rate is marked up. */
  markupPercent: number;
  showsSeller: boolean;
  /** Prints a code that links to the video next to a catalog's first photo; absent in PDFs older than this option. */
  showsVideos?: boolean | undefined;
  /** Contact line at the foot of every page; optional. */
  footer: string;
  /** A photo with the sending business's logo, on the cover and at the foot of every page. */
  logoId?: string | null | undefined;
  /** Printed semi-transparently on every photo; optional. */
  watermark: string;
  language: PageLanguage;
}

/** A catalog as printed; text that depends on a language is in the page's language. */
export interface CatalogOnPage {
  title: string;
  sellerName: string;
  /** Per piece; null when unknown. */
  ratePaise: number | null;
  pieces: number | null;
  /** Minimum number of pieces; null without a minimum. */
  minimumOrder: number | null;
  sizes: readonly string[];
  fabric: string;
  tags: readonly string[];
  gst: 'extra' | 'included' | null;
}

/** A catalog with its photos by name, in order. */
export interface CatalogWithPhotos extends CatalogOnPage {
  photos: readonly string[];
  /** URL of its video, when pages show it. */
  videoUrl?: string | undefined;
}

const BASIS_POINTS = 10_000;
const PAISE = 100;

/**
 * Adds a markup to a rate and rounds up to whole rupees: no buyer is quoted paise or less than intended. Uses integers
 * throughout, because 100 × 1.1 is slightly more than 110.
 */
export function markedUp(ratePaise: number, markupPercent: number): number {
  const parts = ratePaise * (BASIS_POINTS + Math.round(markupPercent * 100));
  return Math.ceil(parts / (BASIS_POINTS * PAISE)) * PAISE;
}

/** Rate shown to buyers; null when hidden or unknown. */
export function shownRate(
  { ratePaise }: Pick<CatalogOnPage, 'ratePaise'>,
  { rate, markupPercent }: Pick<CatalogPdfOptions, 'rate' | 'markupPercent'>,
): string | null {
  if (ratePaise === null || rate === 'hidden') return null;
  return rupeesText(rate === 'shown' ? ratePaise : markedUp(ratePaise, markupPercent));
}
