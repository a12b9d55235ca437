import type { Page } from '@/lib/contracts/base/list';
import type { SellerMove, UndoneMove } from '@/lib/contracts/sellers/seller-moves';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import { SELLER_MANAGERS } from '@/lib/domain/sellers/seller-status';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { badInput, notFound, refused } from '../../errors';
import { countSellersAt, kindOfMove, listMoves, moveSellers, undoMove } from '../sellers/move-service';
import { countPortfolio } from '../sellers/service';
import { assertWorksAs, labelsOf, worksAs } from '../staff/service';
import * as users from '../users/service';

interface Pair {
  fromId: string;
  toId: string;
}

/** A former salesman may still have a portfolio to hand over; only an active one may receive it. */
async function findPair(tx: Queryable, { fromId, toId }: Pair) {
  if (fromId === toId)
    throw badInput([{ path: ['toId'], message: 'Choose another person: the portfolio is already theirs.' }]);
  const from = await users.findById(tx, fromId);
  if (!from) throw notFound();
  return { from: { id: from.id, name: from.name }, to: await assertWorksAs(tx, toId, SALESMEN, 'toId') };
}

/** Who can get sellers back, by their relation to them, and the error for those who cannot. */
const BACK = {
  salesman: { roles: SALESMEN, problem: 'is no salesman any more' },
  accountManager: { roles: SELLER_MANAGERS, problem: 'looks after no sellers any more' },
} as const;

type Kind = keyof typeof BACK;
const KINDS = Object.keys(BACK) as Kind[];

/** Handovers of sellers, of all salesmen or some. */
export const listHandovers = ({ fromId, ...request }: ListRequest & { fromId?: string[] }): Promise<Page<SellerMove>> =>
  listMoves({ kinds: KINDS, fromId }, request, labelsOf);

/** Preview of a handover. */
export async function previewHandover(pair: Pair) {
  const people = await findPair(orm(), pair);
  return {
    ...people,
    sellers: await countSellersAt(orm(), 'salesman', pair.fromId),
    byStatus: await countPortfolio(orm(), pair.fromId),
  };
}

const audited = (actor: Actor, { from, ...move }: SellerMove, action: `salesmen.${string}`) => ({
  actorId: actor.userId,
  action,
  subjectId: from.id,
  details: { moveId: move.id, kind: move.kind, toId: move.to.id, sellers: move.sellers },
});

/** Moves the whole portfolio of one salesman to another, within the caller's transaction. */
export async function handPortfolioOver(tx: Queryable, pair: Pair, actor: Actor): Promise<SellerMove> {
  await findPair(tx, pair);
  const move = await moveSellers(tx, { kind: 'salesman', ...pair }, actor, labelsOf);
  await recordAudit(tx, audited(actor, move, 'salesmen.handed-over'));
  return move;
}

/** Moves the whole portfolio of one salesman to another. */
export const handOver = (pair: Pair, actor: Actor): Promise<SellerMove> =>
  transaction((tx) => handPortfolioOver(tx, pair, actor));

/**
 * Returns the sellers. @throws 409 when it was already undone, is too old, or the former salesman cannot have sellers.
 */
export const undoHandover = (id: string, actor: Actor): Promise<UndoneMove> =>
  transaction(async (tx) => {
    const found = await kindOfMove(tx, id);
    const kind = KINDS.find((one) => one === found);
    if (!kind) throw notFound();
    const undone = await undoMove(tx, id, kind, actor, labelsOf);
    const { from } = undone.move;
    const { roles, problem } = BACK[kind];
    if ((await users.findHeld(tx, from.id))?.disabledAt)
      throw refused(`${from.label} is disabled. Enable the account first, then give the sellers back.`);
    if (!(await worksAs(tx, from.id, roles)))
      throw refused(`${from.label} ${problem}. Give them such a role first, then the sellers back.`);
    await recordAudit(tx, audited(actor, undone.move, 'salesmen.handover-undone'));
    return undone;
  });
