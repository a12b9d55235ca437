import { GROUP_SIZE, type CatalogGroup } from '@/lib/contracts/catalog-groups';
import { groupNameOf } from '@/lib/domain/catalogs/group-name';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { notFound, refused } from '../../errors';
import * as repository from './repository';
import { insertGroup, placeInGroup, readGroup } from './service';

/**
 * Adds a catalog to the end of another catalog's group, creating the group when there is none, within the caller's
 * transaction. Idempotent. @throws 409 when it is already in another group.
 */
export async function joinGroupOf(
  tx: Queryable,
  { catalogId, otherId }: { catalogId: string; otherId: string },
  actor: Actor,
): Promise<CatalogGroup> {
  const [other] = await repository.factsOf(tx, [otherId]);
  if (!other) throw notFound();
  if (!other.groupId)
    return insertGroup(
      tx,
      { name: groupNameOf(other.title) || 'One design, several colours', catalogIds: [otherId, catalogId] },
      actor,
    );
  const group = await readGroup(tx, other.groupId);
  const ids = group.members.map(({ id }) => id);
  if (ids.includes(catalogId)) return group;
  if (ids.length >= GROUP_SIZE) throw refused(`${group.name} is full: a group holds ${GROUP_SIZE} catalogs.`);
  const joined = await placeInGroup(tx, group.id, { catalogIds: [...ids, catalogId], version: group.version }, actor);
  if (!joined) throw notFound();
  return joined;
}
