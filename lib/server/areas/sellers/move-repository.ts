import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Option } from '@/lib/contracts/base/options';
import type { SellerMove } from '@/lib/contracts/sellers/seller-moves';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { movedSellers, sellerMoves, sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';

/** A user's relation to sellers; a seller may have none. */
export type MoveKind = SellerMove['kind'];

const place = { salesman: sellers.salesmanId, accountManager: sellers.accountManagerId };
const set = {
  salesman: (salesmanId: string | null) => ({ salesmanId }),
  accountManager: (accountManagerId: string | null) => ({ accountManagerId }),
};

interface Way {
  kind: MoveKind;
  fromId: string;
  toId: string | null;
}

export const countAt = (tx: Queryable, kind: MoveKind, id: string): Promise<number> =>
  tx.$count(sellers, eq(place[kind], id));

/** The first sellers by name. */
export const someAt = (tx: Queryable, kind: MoveKind, id: string, limit: number): Promise<Option[]> =>
  tx
    .select({ id: sellers.id, label: sellers.businessName })
    .from(sellers)
    .where(eq(place[kind], id))
    .orderBy(asc(sellers.businessName), asc(sellers.id))
    .limit(limit);

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Moves all sellers from one place to another, or unassigns them. Returns their ids. */
export const moveAll = async (tx: Queryable, { kind, fromId, toId }: Way): Promise<string[]> =>
  idsOf(
    await tx
      .update(sellers)
      .set({ ...set[kind](toId), version: sql`${sellers.version} + 1` })
      .where(eq(place[kind], fromId))
      .returning({ id: sellers.id }),
  );

/** Moves the sellers of a move back, unless they were moved again since. Returns their ids. */
export const moveBack = async (
  tx: Queryable,
  { id, kind, fromId, toId }: Way & { id: string; toId: string },
): Promise<string[]> => {
  const taken = tx.select({ id: movedSellers.sellerId }).from(movedSellers).where(eq(movedSellers.moveId, id));
  return idsOf(
    await tx
      .update(sellers)
      .set({ ...set[kind](fromId), version: sql`${sellers.version} + 1` })
      .where(and(inArray(sellers.id, taken), eq(place[kind], toId)))
      .returning({ id: sellers.id }),
  );
};

export async function insert(
  tx: Queryable,
  move: typeof sellerMoves.$inferInsert & { id: string },
  sellerIds: string[],
) {
  await tx.insert(sellerMoves).values(move);
  await tx.execute(sql`insert into ${movedSellers} (move_id, seller_id)
    select ${move.id}::uuid, unnest(${sql.param(sellerIds)}::uuid[])`);
}

const { id, kind, fromId, toId, at, sellerCount, undoneAt } = sellerMoves;
const shown = { id, kind, fromId, toId, at, sellerCount, undoneAt, by: { id: users.id, name: users.name } };

const selectMoves = (tx: Queryable) =>
  tx.select(shown).from(sellerMoves).innerJoin(users, eq(users.id, sellerMoves.actorId));

export type MoveRow = Awaited<ReturnType<typeof selectMoves>>[number];

export const findById = async (tx: Queryable, moveId: string): Promise<MoveRow | undefined> =>
  (await selectMoves(tx).where(eq(id, moveId)))[0];

/** Locks the move until the transaction ends, so that a second undo waits. */
export const lockById = (tx: Queryable, moveId: string) =>
  tx.select({ id }).from(sellerMoves).where(eq(id, moveId)).for('update');

export async function markUndone(tx: Queryable, moveId: string, at: Date, by: string): Promise<void> {
  await tx.update(sellerMoves).set({ undoneAt: at, undoneBy: by }).where(eq(id, moveId));
}

export interface MoveFilters {
  kinds: readonly MoveKind[];
  fromId?: string[];
}

export async function list(
  tx: Queryable,
  { kinds, fromId: from }: MoveFilters,
  request: ListRequest,
): Promise<Page<MoveRow>> {
  const matching = and(inArray(kind, [...kinds]), from && inArray(fromId, from));
  const keyset = new Keyset<MoveRow>(request, { at }, id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const found = await selectMoves(tx)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return keyset.page(
    found,
    (move) => move.at,
    await countUpTo(tx, tx.select({ id }).from(sellerMoves).where(matching).getSQL()),
  );
}
