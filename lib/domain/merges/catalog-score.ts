import { plainText } from '../text/plain-text';
import type { PairScore } from './pair-score';

/** Facts of a catalog that are compared. */
export interface ComparableCatalog {
  sellerId: string;
  designNumber: string;
  rate: number | null;
  /** Its photos, each with its likely copies. */
  photos: readonly { id: string; copyIds: readonly string[] }[];
}

/** Catalogs that could be the same have the same seller and share a photo or a likely copy. */
export const catalogKeys = ({ sellerId, photos }: ComparableCatalog): string[] => [
  ...new Set(photos.flatMap(({ id, copyIds }) => [id, ...copyIds]).map((id) => `photo ${sellerId} ${id}`)),
];

/** Share of the smaller catalog's photos that must occur in the other. */
const SHARE = 0.5;

const photosText = (shown: number, of: number): string =>
  shown === of ? (of === 1 ? 'The only photo' : `All ${of} photos`) : `${shown} of ${of} photos`;

/** How likely two catalogs are the same, with reasons. Certain when they show byte-identical photos. */
export function scoreCatalogs(one: ComparableCatalog, other: ComparableCatalog): PairScore | null {
  const [fewer, more] = one.photos.length <= other.photos.length ? [one, other] : [other, one];
  const of = fewer.photos.length;
  if (one.sellerId !== other.sellerId || of === 0) return null;
  const theirs = new Set(more.photos.map(({ id }) => id));
  const same = fewer.photos.filter(({ id }) => theirs.has(id)).length;
  const alike = fewer.photos.filter(({ id, copyIds }) => [id, ...copyIds].some((copy) => theirs.has(copy))).length;
  if (alike / of < SHARE) return null;
  const [design, its] = [plainText(one.designNumber), plainText(other.designNumber)];
  const isOtherDesign = design !== '' && its !== '' && design !== its;
  const isOtherRate = one.rate !== null && other.rate !== null && one.rate !== other.rate;
  const isWhole = same === of && theirs.size === of;
  const score = Math.round((70 + 26 * (alike / of)) * (isOtherDesign ? 0.8 : 1) * (isOtherRate ? 0.95 : 1));
  const reasons = [
    same === alike ? `${photosText(same, of)} the same` : `${photosText(alike, of)} the same or copies`,
    'Same seller',
    ...(design !== '' && design === its ? [`Same design number ${one.designNumber}`] : []),
    ...(isOtherDesign ? [`Design numbers ${one.designNumber} and ${other.designNumber}`] : []),
    ...(isOtherRate ? ['Rates differ'] : []),
  ];
  const isCertain = isWhole && !isOtherDesign && !isOtherRate;
  return { score: isCertain ? 99 : score, isCertain, reasons };
}
