import { and, asc, eq, getTableColumns, inArray, like, lt, or, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Option } from '@/lib/contracts/base/options';
import type { SellerGroup } from '@/lib/contracts/seller-groups';
import { plainText } from '@/lib/domain/text/plain-text';
import { DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { containing, countUpTo, type ListRequest, says } from '../../db/keyset';
import { sellerGroups } from '../../db/schema/seller-groups';
import { sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';
import { listPage } from '../../db/list-page';

export interface GroupFilters {
  q?: string;
  sellerId?: string[];
  ownerId?: string[];
  active?: boolean;
  silentDays?: number;
}

const { sellerId, ownerId, ...own } = getTableColumns(sellerGroups);

const selectGroups = (tx: Queryable) =>
  tx
    .select({
      ...own,
      seller: { id: sellers.id, businessName: sellers.businessName },
      owner: { id: users.id, name: users.name },
    })
    .from(sellerGroups)
    .innerJoin(sellers, eq(sellers.id, sellerGroups.sellerId))
    .innerJoin(users, eq(users.id, sellerGroups.ownerId));

type Shown = Awaited<ReturnType<typeof selectGroups>>[number];

const toGroup = ({ lastPostSeenAt, quietSince, createdAt, ...row }: Shown): SellerGroup => ({
  ...row,
  lastPostSeenAt: lastPostSeenAt?.toISOString() ?? null,
  quietSince: quietSince.toISOString(),
  createdAt: createdAt.toISOString(),
});

export const findById = async (tx: Queryable, id: string): Promise<SellerGroup | undefined> => {
  const [row] = await selectGroups(tx).where(eq(sellerGroups.id, id));
  return row && toGroup(row);
};

const SORTS = { name: sellerGroups.name, quietSince: sellerGroups.quietSince, memberCount: sellerGroups.memberCount };

/** Searches a word in the group's name and in its seller's search text. */
const isAbout = (tx: Queryable, word: string) => {
  const found = tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(like(sellers.searchText, containing(plainText(word))));
  return or(says(sellerGroups.name, word), inArray(sellerGroups.sellerId, found));
};

const matchingOf = (tx: Queryable, { q, sellerId, ownerId, active, silentDays }: GroupFilters) =>
  and(
    ...(q?.split(/\s+/) ?? []).filter(Boolean).map((word) => isAbout(tx, word)),
    sellerId && inArray(sellerGroups.sellerId, sellerId),
    ownerId && inArray(sellerGroups.ownerId, ownerId),
    active === undefined ? undefined : eq(sellerGroups.active, active),
    silentDays === undefined ? undefined : lt(sellerGroups.quietSince, later(-silentDays * DAY)),
  );

/** Number of matches, up to the count limit of lists. */
export const countMatching = (tx: Queryable, filters: GroupFilters) =>
  countUpTo(tx, tx.select({ id: sellerGroups.id }).from(sellerGroups).where(matchingOf(tx, filters)).getSQL());

export const list = (tx: Queryable, filters: GroupFilters & ListRequest): Promise<Page<SellerGroup>> =>
  listPage(tx, filters, {
    sorts: SORTS,
    id: sellerGroups.id,
    where: matchingOf(tx, filters),
    select: ({ where, orderBy, limit }) =>
      selectGroups(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: toGroup,
  });

const ownedBy = (userId: string) => eq(sellerGroups.ownerId, userId);

export const countOwned = (tx: Queryable, userId: string): Promise<number> => tx.$count(sellerGroups, ownedBy(userId));

/** The first groups of an owner, by name. */
export const someOwned = (tx: Queryable, userId: string, limit: number): Promise<Option[]> =>
  tx
    .select({ id: sellerGroups.id, label: sellerGroups.name })
    .from(sellerGroups)
    .where(ownedBy(userId))
    .orderBy(asc(sellerGroups.name), asc(sellerGroups.id))
    .limit(limit);

/** Reassigns every group of an owner. Returns their ids. */
export const changeOwner = async (tx: Queryable, fromId: string, toId: string): Promise<string[]> =>
  (
    await tx
      .update(sellerGroups)
      .set({ ownerId: toId, version: sql`${sellerGroups.version} + 1` })
      .where(ownedBy(fromId))
      .returning({ id: sellerGroups.id })
  ).map(({ id }) => id);
