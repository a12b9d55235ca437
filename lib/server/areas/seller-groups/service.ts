import type { Page } from '@/lib/contracts/base/list';
import type { NewSellerGroup, SellerGroup, SellerGroupChanges } from '@/lib/contracts/seller-groups';
import { rolesThatOpen } from '@/lib/domain/access/access';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { sellerGroups } from '../../db/schema/seller-groups';
import { assertPhones } from '../../http/assert-phones';
import { badInput } from '../../errors';
import { recordKit } from '../../platform/records/record-kit';
import { touchSeller } from '../sellers/service';
import { holdSeller } from '../sellers/write-service';
import { assertWorksAs } from '../staff/service';
import { tellOfGroup } from './given-groups';
import * as repository from './repository';

/** Roles that may own a group: those that open the groups screen. */
export const GROUP_OWNERS = rolesThatOpen('seller-wa-groups');

const groups = recordKit({
  area: 'seller-groups',
  table: sellerGroups,
  findDetail: repository.findById,
  audited: ({ name, inviteLink, memberCount, ourNumber, lastPostSeenAt, ownerId, active }) => ({
    name,
    inviteLink,
    memberCount,
    ourNumber,
    lastPostSeenAt: lastPostSeenAt?.toISOString() ?? null,
    ownerId,
    active,
  }),
  taken: {
    seller_groups_invite_link: () =>
      badInput([{ path: ['inviteLink'], message: 'A group with this invite link is registered already.' }]),
  },
});

export const { get: getGroup, history: groupHistory } = groups;

export const listGroups = (filters: repository.GroupFilters & ListRequest): Promise<Page<SellerGroup>> =>
  repository.list(orm(), filters);

/** Number of matching groups. */
export const countGroupsLike = (filters: repository.GroupFilters) => repository.countMatching(orm(), filters);

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

/** A post in the group counts as contact with the seller. */
const touch = async (tx: Queryable, sellerId: string, lastPostSeenAt: string | null | undefined) => {
  if (lastPostSeenAt) await touchSeller(tx, sellerId, new Date(lastPostSeenAt));
};

/** Registers a group. @throws 400 when its link is already registered, or the seller is closed. */
export const createGroup = (typed: NewSellerGroup, actor: Actor): Promise<SellerGroup> =>
  groups.add(
    typed,
    actor,
    async (tx, { lastPostSeenAt, ...group }) => {
      assertNotAhead(lastPostSeenAt);
      assertOurNumber(group.ourNumber);
      await holdSeller(tx, group.sellerId);
      const ownerId = group.ownerId ?? actor.userId;
      await assertWorksAs(tx, ownerId, GROUP_OWNERS, 'ownerId');
      await touch(tx, group.sellerId, lastPostSeenAt);
      const now = clock.now();
      return { ...group, ownerId, createdAt: now, quietSince: now, ...silence(lastPostSeenAt, now) };
    },
    (tx, group) => tellOfGroup(tx, group, actor),
  );

/**
 * @throws 409 when the group was changed concurrently; 400 when another group has the link, or the group is reactivated
 * for a closed seller.
 */
export const updateGroup = (
  id: string,
  typed: SellerGroupChanges & { version: number },
  actor: Actor,
): Promise<SellerGroup> =>
  groups.change(
    id,
    typed,
    actor,
    async (tx, before, { lastPostSeenAt, ...fields }) => {
      assertNotAhead(lastPostSeenAt);
      assertOurNumber(fields.ourNumber, before.ourNumber);
      const { ownerId } = fields;
      if (ownerId && ownerId !== before.ownerId) await assertWorksAs(tx, ownerId, GROUP_OWNERS, 'ownerId');
      if (fields.active && !before.active) await holdSeller(tx, before.sellerId, 'active');
      await touch(tx, before.sellerId, lastPostSeenAt);
      return { ...fields, ...silence(lastPostSeenAt, before.createdAt) };
    },
    async (tx, group, before) => {
      if (group.owner.id !== before.ownerId) await tellOfGroup(tx, group, actor);
    },
  );
