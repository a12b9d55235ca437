import type { PageLanguage } from './options';
import { numberText } from '../text/count-text';

/** Every fixed text on a page, as opposed to text typed by a person. */
export interface PageWords {
  /** Name of a catalog without a title. */
  catalog: string;
  perPiece: (rate: string) => string;
  gst: Record<'extra' | 'included', string>;
  setOf: (pieces: number) => string;
  sizes: (sizes: string) => string;
  fabric: (fabric: string) => string;
  seller: (name: string) => string;
  minimumOrder: (pieces: number) => string;
  photoMissing: string;
  /** Printed under a code that links to a video. */
  video: string;
  catalogs: (count: number) => string;
  photos: (count: number) => string;
  pageOf: (page: number, of: number) => string;
}

const counted = (count: number, one: string, many: string) => `${numberText(count)} ${count === 1 ? one : many}`;

export const PAGE_WORDS: Record<PageLanguage, PageWords> = {
  en: {
    catalog: 'Catalog',
    perPiece: (rate) => `Rate ${rate} per piece`,
    gst: { extra: 'GST extra', included: 'GST included' },
    setOf: (pieces) => (pieces === 1 ? 'Single piece' : `Set of ${pieces} pieces`),
    sizes: (sizes) => `Sizes: ${sizes}`,
    fabric: (fabric) => `Fabric: ${fabric}`,
    seller: (name) => `Seller: ${name}`,
    minimumOrder: (pieces) => `Minimum order: ${counted(pieces, 'piece', 'pieces')}`,
    photoMissing: 'Photo missing',
    video: 'Video',
    catalogs: (count) => counted(count, 'catalog', 'catalogs'),
    photos: (count) => counted(count, 'photo', 'photos'),
    pageOf: (page, of) => `Page ${page} of ${of}`,
  },
  hi: {
    catalog: 'कैटलॉग',
    perPiece: (rate) => `रेट ${rate} प्रति पीस`,
    gst: { extra: 'GST अलग', included: 'GST सहित' },
    setOf: (pieces) => (pieces === 1 ? 'सिंगल पीस' : `${pieces} पीस का सेट`),
    sizes: (sizes) => `साइज़: ${sizes}`,
    fabric: (fabric) => `कपड़ा: ${fabric}`,
    seller: (name) => `विक्रेता: ${name}`,
    minimumOrder: (pieces) => `कम से कम ऑर्डर: ${numberText(pieces)} पीस`,
    photoMissing: 'फ़ोटो नहीं मिली',
    video: 'वीडियो',
    catalogs: (count) => counted(count, 'कैटलॉग', 'कैटलॉग'),
    photos: (count) => counted(count, 'फ़ोटो', 'फ़ोटो'),
    pageOf: (page, of) => `पेज ${page} / ${of}`,
  },
  gu: {
    catalog: 'કેટલોગ',
    perPiece: (rate) => `રેટ ${rate} પ્રતિ પીસ`,
    gst: { extra: 'GST અલગ', included: 'GST સહિત' },
    setOf: (pieces) => (pieces === 1 ? 'સિંગલ પીસ' : `${pieces} પીસનો સેટ`),
    sizes: (sizes) => `સાઇઝ: ${sizes}`,
    fabric: (fabric) => `કાપડ: ${fabric}`,
    seller: (name) => `વેપારી: ${name}`,
    minimumOrder: (pieces) => `ઓછામાં ઓછો ઓર્ડર: ${numberText(pieces)} પીસ`,
    photoMissing: 'ફોટો મળ્યો નથી',
    video: 'વીડિયો',
    catalogs: (count) => counted(count, 'કેટલોગ', 'કેટલોગ'),
    photos: (count) => counted(count, 'ફોટો', 'ફોટા'),
    pageOf: (page, of) => `પેજ ${page} / ${of}`,
  },
};

/** Indian day of an instant in the page's language, with European digits as is usual in the trade. */
export const pageDate = (at: Date, language: PageLanguage): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(at);
