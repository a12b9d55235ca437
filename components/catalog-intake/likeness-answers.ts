import type { WithCatalog } from '@/lib/client/queries/likenesses';
import type { LikenessDecision, LikenessMatch, PhotoLikeness } from '@/lib/contracts/catalogs/likenesses';

/** The user's decision about a photo that looks like one of a catalog. */
export type LikenessAnswer = 'duplicate' | 'keep' | 'group';
export type LikenessAnswers = ReadonlyMap<string, LikenessAnswer>;

/** Photos about to go into catalogs, with their seller and, if it exists already, their catalog. */
type Photos = readonly { id: string; sellerId: string | null; catalogId?: string }[];

const isOtherColour = ({ likeness }: LikenessMatch) => likeness === 'other-colour';

const wasDecided = ({ decided }: LikenessMatch) => decided !== null;

const sellersOf = (photos: Photos, id: string) => photos.filter((one) => one.id === id).map(({ sellerId }) => sellerId);

/**
 * Ignores matches in another colour from other sellers or from the photo's own target catalog. Matches with a decision
 * are kept, so that it can be undone.
 */
export const relevantTo = (found: readonly PhotoLikeness[], photos: Photos): PhotoLikeness[] =>
  found
    .map(({ photo, matches, more }) => {
      const sellers = sellersOf(photos, photo.id);
      const goesTo = photos.find(({ id }) => id === photo.id)?.catalogId;
      const isConcern = ({ catalog }: LikenessMatch) => sellers.includes(catalog.seller.id) && catalog.id !== goesTo;
      return {
        photo,
        matches: matches.filter((match) => !isOtherColour(match) || wasDecided(match) || isConcern(match)),
        more,
      };
    })
    .filter(({ matches }) => matches.length > 0);

function proposedAnswer({ matches }: PhotoLikeness): LikenessAnswer | undefined {
  if (matches.some(wasDecided)) return 'duplicate';
  return matches.every(isOtherColour) ? 'keep' : undefined;
}

/**
 * Proposes earlier duplicate decisions again, and keeps photos that only differ in colour. All others need a decision.
 */
export const proposedAnswers = (found: readonly PhotoLikeness[]): LikenessAnswers =>
  new Map(
    found.flatMap((one) => {
      const answer = proposedAnswer(one);
      return answer ? [[one.photo.id, answer] as const] : [];
    }),
  );

/** Catalog of the same seller with the design in another colour; undefined where grouping makes no sense. */
export const groupMatch = ({ photo, matches }: PhotoLikeness, photos: Photos): LikenessMatch | undefined =>
  matches.find((match) => isOtherColour(match) && sellersOf(photos, photo.id).includes(match.catalog.seller.id));

/** A duplicate refers to the photo decided earlier, else to the most similar one. */
const duplicated = (matches: readonly LikenessMatch[]) =>
  matches.some(wasDecided) ? matches.filter(wasDecided) : matches.slice(0, 1);

/** Decisions to store. Keeping a photo marks it as different from every match shown. */
export const decisionsOf = (found: readonly PhotoLikeness[], answers: LikenessAnswers): LikenessDecision[] =>
  found.flatMap(({ photo, matches }) => {
    const isDuplicate = answers.get(photo.id) === 'duplicate';
    const about = isDuplicate ? duplicated(matches) : matches;
    return about.map((match) => ({ photoId: photo.id, likePhotoId: match.photo.id, isDuplicate }));
  });

/** New catalogs and the catalogs they are grouped with. */
export const groupsOf = (found: readonly PhotoLikeness[], answers: LikenessAnswers, photos: Photos): WithCatalog[] =>
  found.flatMap((one) => {
    const match = answers.get(one.photo.id) === 'group' ? groupMatch(one, photos) : undefined;
    return match ? [{ photoId: one.photo.id, catalogId: match.catalog.id }] : [];
  });
