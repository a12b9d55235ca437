import { COLLECTION_SIZE, type CollectionDetail, type MemberMark } from '@/lib/contracts/collections/collection-record';
import { isFrozen } from '@/lib/domain/collections/collection-status';
import type { Actor } from '../../auth/actor';
import { transaction } from '../../db/database';
import { refused } from '../../errors';
import * as repository from './repository';
import { collectionKit, getCollection } from './service';

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

/**
 * Pins catalogs to their position, excludes them from every rule, or resets both. Each call changes only the listed
 * catalogs, so that concurrent curators lose nothing. @throws 409 when the collection is frozen, or a catalog to pin is
 * not in it.
 */
export const markMembers = (
  id: string,
  { catalogIds, mark }: { catalogIds: readonly string[]; mark: MemberMark },
  actor: Actor,
): Promise<CollectionDetail> =>
  transaction(async (tx) => {
    const before = await collectionKit.lock(tx, id);
    if (isFrozen(before.status)) throw refused('This collection is finalized. Make a new revision to change it.');
    const known = new Set((await repository.namesOf(tx, catalogIds)).map((catalog) => catalog.id));
    const members = new Set(await repository.memberIdsOf(tx, id));
    const meant = catalogIds.filter((one) => known.has(one));
    if (mark === 'pinned' && meant.some((one) => !members.has(one)))
      throw refused('Only catalogs of the collection are pinned. Look at it again.');
    const pinnedIds = [...without(before.pinnedIds, meant), ...(mark === 'pinned' ? meant : [])];
    const excludedIds = [...without(before.excludedIds, meant), ...(mark === 'excluded' ? meant : [])];
    const audit = {
      actorId: actor.userId,
      action: 'collections.marked',
      details: { catalogIds: meant, mark },
    } as const;
    await collectionKit.write(tx, before, { pinnedIds, excludedIds: excludedIds.slice(-COLLECTION_SIZE) }, audit);
    return getCollection(id, tx);
  });
