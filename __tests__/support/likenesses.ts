import { likenessesApi, type LikenessMatch } from '@/lib/contracts/catalogs/likenesses';
import { mockEndpoint } from './mock-endpoint';
import { photo } from './posts';
import { KESAR } from './sellers';

/** A seller unrelated to Kesar Textiles. */
export const OTHER_SELLER = { id: photo(700).id, businessName: 'Radhe Fashions' };

/** A catalog photo that looks like a photo. */
export const match = (last: number, likeness: LikenessMatch['likeness'], details: object = {}): LikenessMatch => ({
  likeness,
  photo: photo(last),
  catalog: {
    id: photo(last + 1).id,
    title: `Kesariya vol ${last}`,
    seller: { id: KESAR.id, businessName: KESAR.businessName },
    status: 'live',
    createdAt: '2026-11-05T04:00:00.000Z',
    ...details,
  },
  decided: null,
});
type Found = { photo: ReturnType<typeof photo>; matches: LikenessMatch[]; more?: number };

/** The server's matches of similar photos. */
export function likenessesOf(found: Found[]) {
  const asked = mockEndpoint(likenessesApi.find, ({ body: { photoIds } }) =>
    found.filter((one) => photoIds.includes(one.photo.id)).map((one) => ({ more: 0, ...one })),
  );
  const decided = mockEndpoint(likenessesApi.decide, {});
  const grouped = mockEndpoint(likenessesApi.group, { groupId: photo(950).id, name: 'Kesariya' });
  return { asked, decided, grouped };
}
