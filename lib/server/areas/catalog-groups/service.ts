import { GROUP_SIZE, type CatalogGroup } from '@/lib/contracts/catalog-groups';
import { recordAudit, recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { guardDrafts } from '../catalogs/draft-guard-service';
import { findCatalogs } from '../catalogs/service';
import * as repository from './repository';

/** A group with its catalogs. @throws 404 when there is no group with the id. */
export async function readGroup(tx: Queryable, id: string): Promise<CatalogGroup> {
  const row = await repository.findGroup(tx, id);
  if (!row) throw notFound();
  const ids = await repository.memberIds(tx, id);
  const found = new Map((await findCatalogs(tx, ids)).map((one) => [one.id, one]));
  return { id, name: row.name, version: row.version, members: ids.flatMap((one) => found.get(one) ?? []) };
}

/** Locks groups for a change. @throws 404 when one is gone, 409 when one was changed concurrently. */
async function holdGroups(tx: Queryable, versions: Record<string, number>): Promise<repository.GroupRow[]> {
  const held = await repository.lockGroups(tx, Object.keys(versions));
  if (held.length < Object.keys(versions).length) throw notFound();
  for (const { id, version } of held) if (version !== versions[id]) throw changedMeanwhile(await readGroup(tx, id));
  return held;
}

const audited = ({ name, members }: CatalogGroup) => ({ name, catalogIds: members.map(({ id }) => id) });

type Deed = `catalog-groups.${string}`;

const audit = (
  tx: Queryable,
  action: Deed,
  subjectId: string,
  was: CatalogGroup | null,
  is: CatalogGroup | null,
  actor: Actor,
) =>
  recordAudit(tx, {
    actorId: actor.userId,
    action,
    subjectId,
    ...(was && { before: audited(was) }),
    ...(is && { after: audited(is) }),
  });

/**
 * Audits catalogs that moved from one group to another. Only a move changes a catalog; its position and its group's
 * name do not. @throws 409 when one of them is another user's draft.
 */
async function auditMoves(tx: Queryable, rows: repository.MemberRow[], groupId: string | null, actor: Actor) {
  const moved = rows.filter((row) => row.groupId !== groupId);
  const noteOf = await guardDrafts(
    tx,
    moved.map(({ id }) => id),
    actor,
  );
  await recordAudits(
    tx,
    moved.map((row) => ({
      actorId: actor.userId,
      action: 'catalogs.grouped',
      subjectId: row.id,
      before: { groupId: row.groupId },
      after: { groupId },
      details: noteOf(row.id),
    })),
  );
}

/** @throws 400 for a catalog that does not exist or is another seller's, 409 for one in another group. */
function assertFit(rows: repository.MemberRow[], ids: string[], sellerId: string, groupId: string | null): void {
  ids.forEach((id, index) => {
    const row = rows.find((one) => one.id === id);
    const bad = (message: string) => badInput([{ path: ['catalogIds', index], message }]);
    if (!row || row.isDeleted) throw bad('There is no such catalog any more.');
    if (row.sellerId !== sellerId) throw bad('A group holds catalogs of one seller.');
    if (row.groupId && row.groupId !== groupId)
      throw refused(`${row.title || 'This catalog'} is in another group already. Merge the two groups instead.`);
  });
}

const pick = (rows: repository.MemberRow[], ids: string[]) => rows.filter(({ id }) => ids.includes(id));

interface NewGroup {
  name: string;
  catalogIds: string[];
}

/** Creates a group of ungrouped catalogs within the caller's transaction. */
export async function insertGroup(tx: Queryable, { name, catalogIds }: NewGroup, actor: Actor): Promise<CatalogGroup> {
  const rows = await repository.lockCatalogs(tx, catalogIds, []);
  const sellerId = rows[0]?.sellerId ?? '';
  assertFit(rows, catalogIds, sellerId, null);
  const id = newId();
  await repository.insertGroup(tx, { id, name, sellerId, createdAt: clock.now() });
  await repository.place(tx, id, catalogIds);
  await auditMoves(tx, rows, id, actor);
  const group = await readGroup(tx, id);
  await audit(tx, 'catalog-groups.added', id, null, group, actor);
  return group;
}

/** Creates a group of ungrouped catalogs. */
export const createGroup = (group: NewGroup, actor: Actor) => transaction((tx) => insertGroup(tx, group, actor));

export const renameGroup = (id: string, { name, version }: { name: string; version: number }, actor: Actor) =>
  transaction(async (tx) => {
    await holdGroups(tx, { [id]: version });
    const before = await readGroup(tx, id);
    if (before.name === name) return before;
    await repository.updateGroup(tx, id, { name });
    const group = await readGroup(tx, id);
    await audit(tx, 'catalog-groups.renamed', id, before, group, actor);
    return group;
  });

interface Arrangement {
  catalogIds: string[];
  version: number;
}

/** Sets the catalogs of a group within the caller's transaction. */
export async function placeInGroup(
  tx: Queryable,
  id: string,
  { catalogIds, version }: Arrangement,
  actor: Actor,
): Promise<CatalogGroup | null> {
  const [held] = await holdGroups(tx, { [id]: version });
  const rows = await repository.lockCatalogs(tx, catalogIds, [id]);
  assertFit(rows, catalogIds, held?.sellerId ?? '', id);
  const before = await readGroup(tx, id);
  // Deleted catalogs stay as long as the group does: they may be restored.
  const leaving = rows.filter((row) => !catalogIds.includes(row.id) && (!row.isDeleted || catalogIds.length === 0));
  await repository.letGo(
    tx,
    leaving.map((row) => row.id),
  );
  await repository.place(tx, id, catalogIds);
  await auditMoves(tx, leaving, null, actor);
  await auditMoves(tx, pick(rows, catalogIds), id, actor);
  if (catalogIds.length === 0) await repository.deleteGroup(tx, id);
  else await repository.updateGroup(tx, id, {});
  const group = catalogIds.length === 0 ? null : await readGroup(tx, id);
  await audit(tx, group ? 'catalog-groups.arranged' : 'catalog-groups.dissolved', id, before, group, actor);
  return group;
}

/** Sets the catalogs of a group and their order; those not listed leave it. An empty group is deleted. */
export const arrangeGroup = (id: string, arrangement: Arrangement, actor: Actor): Promise<CatalogGroup | null> =>
  transaction((tx) => placeInGroup(tx, id, arrangement, actor));

interface Split {
  name: string;
  catalogIds: string[];
  version: number;
}

/**
 * Checks that catalogs may leave their group. Deleted ones may go along but do not count, since they are not visible.
 * @throws 400 for a catalog that is not in the group, 409 for too many or when none would stay.
 */
function assertSplits(inGroup: repository.MemberRow[], catalogIds: string[]): void {
  const stranger = catalogIds.findIndex((one) => inGroup.every(({ id }) => id !== one));
  if (stranger >= 0) throw badInput([{ path: ['catalogIds', stranger], message: 'This catalog is not in the group.' }]);
  const alive = inGroup.filter((row) => !row.isDeleted);
  const going = pick(alive, catalogIds);
  if (going.length === 0) throw badInput([{ path: ['catalogIds', 0], message: 'There is no such catalog any more.' }]);
  if (going.length > GROUP_SIZE) throw refused(`A group holds ${GROUP_SIZE} catalogs. Choose fewer.`);
  if (going.length === alive.length) throw refused('Leave a catalog in the group, or rename it instead.');
}

/** Moves some catalogs of a group into a new one. @throws 409 when none would stay. */
export const splitGroup = (id: string, { name, catalogIds, version }: Split, actor: Actor) =>
  transaction(async (tx) => {
    const [held] = await holdGroups(tx, { [id]: version });
    const rows = await repository.lockCatalogs(tx, [], [id]);
    assertSplits(rows, catalogIds);
    const sellerId = held?.sellerId ?? '';
    const before = await readGroup(tx, id);
    const newGroupId = newId();
    await repository.insertGroup(tx, { id: newGroupId, name, sellerId, createdAt: clock.now() });
    await repository.place(tx, newGroupId, catalogIds);
    await repository.updateGroup(tx, id, {});
    await auditMoves(tx, pick(rows, catalogIds), newGroupId, actor);
    const [group, rest] = [await readGroup(tx, newGroupId), await readGroup(tx, id)];
    await audit(tx, 'catalog-groups.split', id, before, rest, actor);
    await audit(tx, 'catalog-groups.added', newGroupId, null, group, actor);
    return { group, rest };
  });

interface Merge {
  otherId: string;
  version: number;
  otherVersion: number;
}

/** Appends the catalogs of another group to this one and deletes the other. @throws 409 for too many. */
export const mergeGroups = (id: string, { otherId, version, otherVersion }: Merge, actor: Actor) =>
  transaction(async (tx) => {
    if (id === otherId) throw badInput([{ path: ['otherId'], message: 'Choose another group.' }]);
    const held = await holdGroups(tx, { [id]: version, [otherId]: otherVersion });
    if (held[0]?.sellerId !== held[1]?.sellerId)
      throw badInput([{ path: ['otherId'], message: 'A group holds catalogs of one seller.' }]);
    const rows = await repository.lockCatalogs(tx, [], [id, otherId]);
    const [before, other] = [await readGroup(tx, id), await readGroup(tx, otherId)];
    const joining = rows.filter((row) => row.groupId === otherId);
    const alive = [...before.members, ...other.members].map((one) => one.id);
    const joinedIds = [...other.members, ...joining.filter((row) => row.isDeleted)].map((one) => one.id);
    if (alive.length > GROUP_SIZE)
      throw refused(`Together they have ${alive.length} catalogs, and a group holds ${GROUP_SIZE}. Remove some first.`);
    await repository.place(tx, id, [...alive, ...rows.filter((row) => row.isDeleted).map((row) => row.id)]);
    await repository.deleteGroup(tx, otherId);
    await repository.updateGroup(tx, id, {});
    await auditMoves(tx, joining, id, actor);
    const group = await readGroup(tx, id);
    await audit(tx, 'catalog-groups.merged', id, before, group, actor);
    await audit(tx, 'catalog-groups.dissolved', otherId, other, null, actor);
    return { ...group, joinedIds };
  });
