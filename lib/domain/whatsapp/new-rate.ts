import { readCaption } from '../captions/read-caption';
import { type CatalogStatus, isClosed } from '../catalogs/catalog-status';
import { changeProblem, type Draft, type Person } from '../uploads/assigned-drafts';

/** A sender's text about the same photos, and its time. */
export interface Offer {
  at: Date;
  caption: string;
}

/** The unambiguous rate in a caption, in paise; null for none or several. */
export function rateSaid(caption: string): number | null {
  const found = readCaption(caption).findings.find(({ field }) => field === 'rate');
  return found?.field === 'rate' ? found.value : null;
}

/** The later of two offers; at the same moment, the second. */
const later = <One extends Offer>(one: One, other: One): One => (other.at >= one.at ? other : one);

/** The latest offer; undefined without offers. */
export const lastOffer = <One extends Offer>(offers: readonly One[]): One | undefined =>
  offers.length === 0 ? undefined : offers.reduce(later);

/** The rate a post changes this one to; a post older than the known ones describes the past. */
function changedTo(post: Offer, earlier: readonly Offer[], rate: number | null): number | null {
  const last = lastOffer(earlier);
  if (!last || post.at <= last.at) return null;
  const said = rateSaid(post.caption);
  return said === rate || said === rateSaid(last.caption) ? null : said;
}

/**
 * The new rate that a repeated post brings for its catalog, in paise; null when there is none. A post older than the
 * imported ones describes the past, and a sender who repeats their last rate did not change it, even if an editor did.
 * @param earlier what the same sender wrote about these photos before.
 */
export function newRateOf(
  post: Offer,
  earlier: readonly Offer[],
  catalog: { rate: number | null; status: CatalogStatus; isDeleted: boolean },
): number | null {
  if (catalog.isDeleted || isClosed(catalog.status)) return null;
  return changedTo(post, earlier, catalog.rate);
}

/** Rates of a post without a catalog: the rate in its own text, and the rate a later post gave since. */
export interface OpenRates {
  rateBefore: number | null;
  newRate: number | null;
}

/**
 * Rates of an open post after its sender reposted the same photos; null when nothing changes. Returning to the rate of
 * its own text clears the new one.
 * @param earlier what the same sender wrote about these photos before, the open post included.
 */
export function ratesOfOpen(
  post: Offer,
  earlier: readonly Offer[],
  open: { caption: string; newRate: number | null },
): OpenRates | null {
  const rateBefore = rateSaid(open.caption);
  const rate = changedTo(post, earlier, open.newRate ?? rateBefore);
  return rate === null ? null : { rateBefore, newRate: rate === rateBefore ? null : rate };
}

/**
 * Rate of a catalog after an open post is added: a later post's rate applies when the catalog has none yet, or has the
 * post's own rate.
 */
export const rateOnceAdded = (catalog: { rate: number | null }, newRate: { was: number | null; now: number } | null) =>
  newRate && (catalog.rate === null || catalog.rate === newRate.was) ? newRate.now : catalog.rate;

/**
 * Why a person cannot apply a rate, as a sentence; null when they can. For a catalog that buyers already see, everyone
 * who settles posts may apply it, because the seller says so. For any other catalog the usual rules apply.
 */
export const rateTakingProblem = (catalog: Draft, person: Person): string | null =>
  catalog.status === 'live' || catalog.status === 'paused' ? null : changeProblem(catalog, person);
