import type { CollectionDetail, FillRule, Member } from '@/lib/contracts/collections/collection-record';
import { COLLECTION_SIZE, RULES_KEPT } from '@/lib/contracts/collections/collection-record';
import { fillByRule } from '@/lib/domain/collections/fill-by-rule';
import { isFrozen } from '@/lib/domain/collections/collection-status';
import { mergeOrders, orderChanges } from '@/lib/domain/collections/merge-orders';
import type { Actor } from '../../auth/actor';
import { orm, transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { collections } from '../../db/schema/collections';
import { updateRow } from '../../db/versioned-rows';
import { badInput, refused } from '../../errors';
import { newestMatching } from '../catalogs/service';
import * as repository from './repository';
import { collectionKit, getCollection, membersByIds } from './service';

/** Live catalogs a rule looks at: enough to fill a collection even if one seller has most of them. */
const LOOKED_AT = 4 * COLLECTION_SIZE;

interface Arrangement {
  base: readonly string[];
  order: readonly string[];
  /** The rule that added some of the catalogs. */
  rule?: FillRule;
}

/** The rules of a collection after adding or updating one. */
const rulesWith = (rules: readonly FillRule[], rule: FillRule): FillRule[] =>
  [rule, ...rules.filter((one) => JSON.stringify(one) !== JSON.stringify(rule))].slice(0, RULES_KEPT);

/**
 * Sets the catalogs of a collection and their order. Changes since `base` are merged, so that concurrent curators lose
 * nothing. @throws 409 when it is frozen; 400 when there is no such catalog, or too many.
 */
export const arrangeMembers = (
  id: string,
  { base, order, rule }: Arrangement,
  actor: Actor,
): Promise<{ collection: CollectionDetail; merged: { added: number; removed: number } }> =>
  transaction(async (tx) => {
    const before = await collectionKit.lock(tx, id);
    if (isFrozen(before.status)) throw refused('This collection is finalized. Make a new revision to change it.');
    const theirs = await repository.memberIdsOf(tx, id);
    const known = new Set((await membersByIds(tx, order)).map((member) => member.id));
    if (order.some((one) => !known.has(one)))
      throw badInput([{ path: ['order'], message: 'One of these catalogs does not exist, or no longer does.' }]);
    const ids = mergeOrders(base, order, theirs);
    if (ids.length > COLLECTION_SIZE)
      throw refused(`Together with what others added, these are more than ${COLLECTION_SIZE} catalogs.`);
    const others = orderChanges(base, theirs);
    const merged = { added: others.added.length, removed: others.removed.length };
    if (JSON.stringify(ids) === JSON.stringify(theirs)) return { collection: await getCollection(id, tx), merged };
    await repository.replaceMembers(tx, id, ids);
    const coverCatalogId = before.coverCatalogId && ids.includes(before.coverCatalogId) ? before.coverCatalogId : null;
    const changes = { size: ids.length, coverCatalogId: coverCatalogId ?? ids[0] ?? null };
    const kept = new Set(ids);
    const { added, removed } = orderChanges(theirs, ids);
    await updateRow(tx, collections, id, {
      ...changes,
      pinnedIds: before.pinnedIds.filter((one) => kept.has(one)),
      excludedIds: before.excludedIds.filter((one) => !kept.has(one)),
      ...(rule && { rules: rulesWith(before.rules, rule) }),
    });
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'collections.arranged',
      subjectId: id,
      before: { size: before.size, coverCatalogId: before.coverCatalogId },
      after: changes,
      details: { added, removed, ...(rule && { rule }) },
    });
    return { collection: await getCollection(id, tx), merged };
  });

/** What a rule would add to these catalogs: the newest live ones that match. */
export async function previewRule(
  id: string,
  { rule, members }: { rule: FillRule; members: readonly string[] },
): Promise<{ added: Member[]; crowdedOut: number; excluded: number }> {
  const { excluded: leftOut } = await getCollection(id);
  const { most, mostPerSeller, ...filters } = rule;
  const found = await newestMatching({ ...filters, isSeen: true }, LOOKED_AT);
  const has = (await membersByIds(orm(), members)).map((member) => ({ id: member.id, sellerId: member.seller.id }));
  const room = Math.max(0, COLLECTION_SIZE - members.length);
  const limits = { most: Math.min(most, room), mostPerSeller };
  const never = new Set(leftOut.map((one) => one.id));
  const { added, crowdedOut, excluded } = fillByRule(found, has, limits, never);
  return {
    added: await membersByIds(
      orm(),
      added.map((one) => one.id),
    ),
    crowdedOut,
    excluded,
  };
}
