import type { Page } from '@/lib/contracts/base/list';
import type { NewSellerGroup, SellerGroup, SellerGroupChanges } from '@/lib/contracts/seller-groups';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { historyOf } from '../../platform/audit/history-repository';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/unique-violation';
import { assertPhones } from '../../http/assert-phones';
import { badInput, changedMeanwhile, notFound } from '../../errors';
import { touchSeller } from '../sellers/service';
import { holdSeller } from '../sellers/write-service';
import { assertWorksAs } from '../staff/service';
import { tellOfGroup } from './given-groups';
import * as repository from './repository';

const taken = {
  seller_groups_invite_link: () =>
    badInput([{ path: ['inviteLink'], message: 'A group with this invite link is registered already.' }]),
};

/** Who may look after a group: whoever may open the screen of groups. */
export const GROUP_OWNERS = rolesThatOpen('seller-wa-groups');

/** What history shows of a group. */
const audited = ({ owner, ...group }: SellerGroup) => ({
  name: group.name,
  inviteLink: group.inviteLink,
  memberCount: group.memberCount,
  ourNumber: group.ourNumber,
  lastPostSeenAt: group.lastPostSeenAt,
  ownerId: owner.id,
  active: group.active,
});

export const listGroups = (filters: repository.GroupFilters & ListRequest): Promise<Page<SellerGroup>> =>
  repository.list(orm(), filters);

/** How many groups match. */
export const countGroupsLike = (filters: repository.GroupFilters) => repository.countMatching(orm(), filters);

/** @throws 404 when there is none with the id. */
export async function getGroup(id: string, tx: Queryable = orm()): Promise<SellerGroup> {
  const group = await repository.findById(tx, id);
  if (!group) throw notFound();
  return group;
}

export async function groupHistory(id: string, request: ListRequest): Promise<Page<HistoryEntry>> {
  await getGroup(id);
  return historyOf(orm(), id, request);
}

/** A group is silent since its last post, or since it was registered. */
const silence = (lastPostSeenAt: string | null | undefined, registeredAt: Date) => {
  if (lastPostSeenAt === undefined) return {};
  const lastPost = lastPostSeenAt ? new Date(lastPostSeenAt) : null;
  return { lastPostSeenAt: lastPost, quietSince: lastPost ?? registeredAt };
};

const assertNotAhead = (lastPostSeenAt: string | null | undefined) => {
  if (lastPostSeenAt && new Date(lastPostSeenAt) > clock.now())
    throw badInput([{ path: ['lastPostSeenAt'], message: 'This moment is still to come.' }]);
};

const assertOurNumber = (typed: string | null | undefined, had: string | null = null) =>
  assertPhones({ typed: typed ? [typed] : [], had: had ? [had] : [], pathOf: () => ['ourNumber'] });

/** A post in the group is a sign of life of the seller. */
const touch = async (tx: Queryable, sellerId: string, lastPostSeenAt: string | null | undefined) => {
  if (lastPostSeenAt) await touchSeller(tx, sellerId, new Date(lastPostSeenAt));
};

/** Registers a group. @throws 400 when its link is registered already, or the seller is closed. */
export const createGroup = ({ lastPostSeenAt, ...typed }: NewSellerGroup, actor: Actor): Promise<SellerGroup> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      assertNotAhead(lastPostSeenAt);
      assertOurNumber(typed.ourNumber);
      await holdSeller(tx, typed.sellerId);
      const ownerId = typed.ownerId ?? actor.userId;
      await assertWorksAs(tx, ownerId, GROUP_OWNERS, 'ownerId');
      const now = clock.now();
      const id = newId();
      const times = { quietSince: now, createdAt: now, ...silence(lastPostSeenAt, now) };
      await repository.insert(tx, { ...typed, ...times, id, ownerId });
      await touch(tx, typed.sellerId, lastPostSeenAt);
      const group = await getGroup(id, tx);
      const after = audited(group);
      await recordAudit(tx, { actorId: actor.userId, action: 'seller-groups.added', subjectId: id, after });
      await tellOfGroup(tx, group, actor);
      return group;
    }),
  );

/**
 * @throws 409 when somebody else changed the group meanwhile; 400 when another has the link, or it comes back into use
 * for a seller who is closed.
 */
export const updateGroup = (
  id: string,
  { version, ...typed }: SellerGroupChanges & { version: number },
  actor: Actor,
): Promise<SellerGroup> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      assertNotAhead(typed.lastPostSeenAt);
      if (!(await repository.lockById(tx, id))) throw notFound();
      const before = await getGroup(id, tx);
      if (before.version !== version) throw changedMeanwhile(before);
      const was = audited(before);
      if (Object.keys(fieldChanges(was, { ...was, ...typed })).length === 0) return before;
      assertOurNumber(typed.ourNumber, before.ourNumber);
      if (typed.ownerId && typed.ownerId !== before.owner.id)
        await assertWorksAs(tx, typed.ownerId, GROUP_OWNERS, 'ownerId');
      if (typed.active && !before.active) await holdSeller(tx, before.seller.id, 'active');
      const { lastPostSeenAt, ...fields } = typed;
      await repository.update(tx, id, { ...fields, ...silence(lastPostSeenAt, new Date(before.createdAt)) });
      await touch(tx, before.seller.id, lastPostSeenAt);
      const after = await getGroup(id, tx);
      const states = { before: was, after: audited(after) };
      await recordAudit(tx, { actorId: actor.userId, action: 'seller-groups.changed', subjectId: id, ...states });
      if (after.owner.id !== before.owner.id) await tellOfGroup(tx, after, actor);
      return after;
    }),
  );
