import { rupeesText } from '../text/money';

/** Photos on a page, by name. */
export const PHOTOS_PER_PAGE = { one: 1, two: 2, four: 4, six: 6 } as const;
export const PER_PAGE = Object.values(PHOTOS_PER_PAGE);
export type PerPage = (typeof PER_PAGE)[number];

export const PAGE_LANGUAGES = ['en', 'hi', 'gu'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

export const RATE_SHOWN = ['hidden', 'shown', 'marked-up'] as const;
export type RateShown = (typeof RATE_SHOWN)[number];

export const PHOTO_QUALITIES = ['normal', 'smaller'] as const;
export type PhotoQuality = (typeof PHOTO_QUALITIES)[number];

/** What staff choose for a catalog PDF. */
export interface CatalogPdfOptions {
  /** Photos on a page, at most. */
  perPage: PerPage;
  /** Catalogs follow each other on a page; else each begins a page. */
  sharesPages?: boolean | undefined;
  hasCover: boolean;
  /** On the cover and at the top of the WhatsApp text. */
  title: string;
  rate: RateShown;
  /** In percent, with up to two decimals; counts where the rate is marked up. */
  markupPercent: number;
  showsSeller: boolean;
  /** Beside a catalog's first photo, a code that leads to its video; those made before there were any have none. */
  showsVideos?: boolean | undefined;
  /** Whom to ask, at the foot of every page; optional. */
  footer: string;
  /** A photo with the logo of the business that sends it, on the cover and at the foot of every page. */
  logoId?: string | null | undefined;
  /** On every photo, see-through; optional. */
  watermark: string;
  language: PageLanguage;
}

/** A catalog as it is put on paper; what has a language is in that of the page. */
export interface CatalogOnPage {
  title: string;
  sellerName: string;
  /** Per piece; null where none is known. */
  ratePaise: number | null;
  pieces: number | null;
  /** Pieces that have to be taken; null where any number may. */
  minimumOrder: number | null;
  sizes: readonly string[];
  fabric: string;
  tags: readonly string[];
  gst: 'extra' | 'included' | null;
}

/** A catalog with its photos by name, in order. */
export interface CatalogWithPhotos extends CatalogOnPage {
  photos: readonly string[];
  /** The address of its video, where pages show it. */
  videoUrl?: string | undefined;
}

const BASIS_POINTS = 10_000;
const PAISE = 100;

/**
 * A rate with a markup, rounded up to whole rupees: no buyer is quoted paise, and none is quoted less than was meant.
 * In whole numbers throughout, because 100 × 1.1 is a little more than 110.
 */
export function markedUp(ratePaise: number, markupPercent: number): number {
  const parts = ratePaise * (BASIS_POINTS + Math.round(markupPercent * 100));
  return Math.ceil(parts / (BASIS_POINTS * PAISE)) * PAISE;
}

/** The rate that is shown to buyers; null where it is hidden or not known. */
export function shownRate(
  { ratePaise }: Pick<CatalogOnPage, 'ratePaise'>,
  { rate, markupPercent }: Pick<CatalogPdfOptions, 'rate' | 'markupPercent'>,
): string | null {
  if (ratePaise === null || rate === 'hidden') return null;
  return rupeesText(rate === 'shown' ? ratePaise : markedUp(ratePaise, markupPercent));
}
