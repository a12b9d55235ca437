import type { MemberLikeness } from '@/lib/contracts/collections/collection-record';
import { likeMembers } from '@/lib/domain/collections/like-members';
import { orm } from '../../db/database';
import { findPhotos } from '../../platform/photos/photo-service';
import { getCollection } from './service';

/** Which catalogs of a collection look alike. */
export async function likenessesIn(id: string): Promise<MemberLikeness[]> {
  const { members } = await getCollection(id);
  const photos = await findPhotos(
    orm(),
    members.flatMap(({ cover }) => cover?.id ?? []),
  );
  const prints = new Map(photos.map((photo) => [photo.id, photo]));
  return likeMembers(
    members.flatMap((member) => {
      const print = member.cover && prints.get(member.cover.id);
      return print ? [{ id: member.id, print }] : [];
    }),
  );
}
