import type { Actor } from '../../auth/actor';
import { transaction } from '../../db/database';
import { notFound } from '../../errors';
import { joinGroupOf } from '../catalog-groups/join-service';
import * as repository from './repository';

/**
 * Groups the latest catalog that has a photo with another catalog of the same seller: the same design in another
 * colour. @throws 404 when there is no such catalog of that seller, 409 when it is in another group.
 */
export const groupWithLike = (
  { photoId, catalogId }: { photoId: string; catalogId: string },
  actor: Actor,
): Promise<{ groupId: string; name: string }> =>
  transaction(async (tx) => {
    const own = await repository.besideCatalog(tx, photoId, catalogId);
    if (!own) throw notFound();
    const { id, name } = await joinGroupOf(tx, { catalogId: own, otherId: catalogId }, actor);
    return { groupId: id, name };
  });
