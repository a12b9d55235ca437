import type { WithCatalog } from '@/lib/client/queries/likenesses';
import type { LikenessDecision, LikenessMatch, PhotoLikeness } from '@/lib/contracts/catalogs/likenesses';

/** What somebody says of a photo that looks like one of a catalog. */
export type LikenessAnswer = 'duplicate' | 'keep' | 'group';
export type LikenessAnswers = ReadonlyMap<string, LikenessAnswer>;

/** Photos that are about to go into catalogs, and whose those are; which one it is, where it is there already. */
type Photos = readonly { id: string; sellerId: string | null; catalogId?: string }[];

const isOtherColour = ({ likeness }: LikenessMatch) => likeness === 'other-colour';

const wasDecided = ({ decided }: LikenessMatch) => decided !== null;

const sellersOf = (photos: Photos, id: string) => photos.filter((one) => one.id === id).map(({ sellerId }) => sellerId);

/**
 * Another seller's goods in another colour are no concern of this one's catalogs, nor is another colour in the very
 * catalog the photo goes to. What somebody said is seen all the same, so that it can be taken back.
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
 * What was said to be a duplicate before is one until somebody says otherwise. Another colour is none: it is kept. Of
 * all others somebody has to say.
 */
export const proposedAnswers = (found: readonly PhotoLikeness[]): LikenessAnswers =>
  new Map(
    found.flatMap((one) => {
      const answer = proposedAnswer(one);
      return answer ? [[one.photo.id, answer] as const] : [];
    }),
  );

/** The catalog of the same seller that holds the design in another colour; none where a group makes no sense. */
export const groupMatch = ({ photo, matches }: PhotoLikeness, photos: Photos): LikenessMatch | undefined =>
  matches.find((match) => isOtherColour(match) && sellersOf(photos, photo.id).includes(match.catalog.seller.id));

/** A duplicate is one of the picture it was said to be one of before, else of the likest. */
const duplicated = (matches: readonly LikenessMatch[]) =>
  matches.some(wasDecided) ? matches.filter(wasDecided) : matches.slice(0, 1);

/** What is remembered; what is kept is the same as none that was shown. */
export const decisionsOf = (found: readonly PhotoLikeness[], answers: LikenessAnswers): LikenessDecision[] =>
  found.flatMap(({ photo, matches }) => {
    const isDuplicate = answers.get(photo.id) === 'duplicate';
    const about = isDuplicate ? duplicated(matches) : matches;
    return about.map((match) => ({ photoId: photo.id, likePhotoId: match.photo.id, isDuplicate }));
  });

/** Which new catalogs go into a group with which. */
export const groupsOf = (found: readonly PhotoLikeness[], answers: LikenessAnswers, photos: Photos): WithCatalog[] =>
  found.flatMap((one) => {
    const match = answers.get(one.photo.id) === 'group' ? groupMatch(one, photos) : undefined;
    return match ? [{ photoId: one.photo.id, catalogId: match.catalog.id }] : [];
  });
