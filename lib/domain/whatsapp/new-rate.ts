import { readCaption } from '../captions/read-caption';
import { type CatalogStatus, isClosed } from '../catalogs/catalog-status';
import { changeProblem, type Draft, type Person } from '../uploads/assigned-drafts';

/** What a sender wrote about the same photos, and when. */
export interface Offer {
  at: Date;
  caption: string;
}

/** The rate a caption surely says, in paise; null where it says none or several. */
export function rateSaid(caption: string): number | null {
  const found = readCaption(caption).findings.find(({ field }) => field === 'rate');
  return found?.field === 'rate' ? found.value : null;
}

/** The later of two offers; of one moment the one that comes second. */
const later = <One extends Offer>(one: One, other: One): One => (other.at >= one.at ? other : one);

/** The last of some offers; undefined where there is none. */
export const lastOffer = <One extends Offer>(offers: readonly One[]): One | undefined =>
  offers.length === 0 ? undefined : offers.reduce(later);

/** The rate a post changes this one to; an older post than those before tells of the past. */
function changedTo(post: Offer, earlier: readonly Offer[], rate: number | null): number | null {
  const last = lastOffer(earlier);
  if (!last || post.at <= last.at) return null;
  const said = rateSaid(post.caption);
  return said === rate || said === rateSaid(last.caption) ? null : said;
}

/**
 * The rate that a repeated post brings for its catalog, in paise; null when it brings none. An older post than those that
 * are in tells of the past, and who says the rate they said last has not changed it, whatever an editor made of it.
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

/** Of a post that no catalog was made of: the rate its own words say, and the one a later post said since. */
export interface OpenRates {
  rateBefore: number | null;
  newRate: number | null;
}

/**
 * The rates of an open post once its sender posted the same photos again; null when that changes nothing. Who goes back
 * to the rate of its own words leaves no new one.
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
 * The rate of a catalog once an open post is added to it: what a later post said counts where the catalog has none yet,
 * or the one that the post said itself.
 */
export const rateOnceAdded = (catalog: { rate: number | null }, newRate: { was: number | null; now: number } | null) =>
  newRate && (catalog.rate === null || catalog.rate === newRate.was) ? newRate.now : catalog.rate;

/**
 * Why a person cannot take a rate over, as a sentence; null when they can. One of a catalog that buyers see already is
 * taken over by all who settle posts: it is the seller who says it. Any other is changed as everywhere.
 */
export const rateTakingProblem = (catalog: Draft, person: Person): string | null =>
  catalog.status === 'live' || catalog.status === 'paused' ? null : changeProblem(catalog, person);
