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
  const last = lastOffer(earlier);
  if (!last || post.at <= last.at || catalog.isDeleted || isClosed(catalog.status)) return null;
  const rate = rateSaid(post.caption);
  if (rate === null || catalog.rate === null || rate === catalog.rate || rate === rateSaid(last.caption)) return null;
  return rate;
}

/**
 * Why a person cannot take a rate over, as a sentence; null when they can. One of a catalog that buyers see already is
 * taken over by all who settle posts: it is the seller who says it. Any other is changed as everywhere.
 */
export const rateTakingProblem = (catalog: Draft, person: Person): string | null =>
  catalog.status === 'live' || catalog.status === 'paused' ? null : changeProblem(catalog, person);
