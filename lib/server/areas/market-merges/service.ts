import type { Page } from '@/lib/contracts/base/list';
import type { SellerMove, UndoneMove } from '@/lib/contracts/sellers/seller-moves';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import type { Actor } from '../../auth/actor';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { tellingTaken } from '../../db/unique-violation';
import { badInput, notFound, refused } from '../../errors';
import { countSellersAt, listMoves, moveSellers, readMove, undoMove } from '../sellers/move-service';
import { writeMarket, getMarket, lockMarkets, type MarketRow, marketsById } from '../markets/service';

interface Pair {
  survivorId: string;
  duplicateId: string;
}

const labelsOf = async (tx: Queryable, ids: string[]) =>
  (await marketsById(tx, ids)).map((market) => ({ id: market.id, label: marketLabel(market) }));

function assertTwo({ survivorId, duplicateId }: Pair): void {
  if (survivorId === duplicateId)
    throw badInput([{ path: ['duplicateId'], message: 'Choose two markets: one cannot be merged into itself.' }]);
}

type Merged = Pick<MarketRow, 'mergedIntoId' | 'active' | 'name' | 'city'>;

/** @throws 409 for a market that was merged, and where sellers would move from a market in use to one that is not. */
function assertMergeable(survivor: Merged, duplicate: Merged): void {
  for (const market of [survivor, duplicate])
    if (market.mergedIntoId) throw refused(`${marketLabel(market)} was merged already.`);
  if (duplicate.active && !survivor.active)
    throw refused(`${marketLabel(survivor)} is not in use. Swap the two, or take it into use first.`);
}

export const listMerges = (request: ListRequest): Promise<Page<SellerMove>> =>
  listMoves({ kinds: ['market'] }, request, labelsOf);

/** What a merge would do. */
export async function previewMerge(pair: Pair) {
  assertTwo(pair);
  const survivor = await getMarket(pair.survivorId);
  const duplicate = await getMarket(pair.duplicateId);
  assertMergeable(survivor, duplicate);
  return { survivor, duplicate, sellers: await countSellersAt(orm(), 'market', duplicate.id) };
}

/** Moves the sellers of the duplicate to the survivor and takes the duplicate out of the lists. */
export async function mergeMarkets(pair: Pair, actor: Actor): Promise<SellerMove> {
  assertTwo(pair);
  return transaction(async (tx) => {
    const locked = await lockMarkets(tx, [pair.survivorId, pair.duplicateId]);
    const duplicate = locked.find(({ id }) => id === pair.duplicateId);
    const survivor = locked.find(({ id }) => id === pair.survivorId);
    if (!duplicate || !survivor) throw notFound();
    assertMergeable(survivor, duplicate);
    const way = { kind: 'market', fromId: pair.duplicateId, toId: pair.survivorId } as const;
    const move = await moveSellers(tx, way, actor, labelsOf);
    const audit = { actorId: actor.userId, action: 'markets.merged', details: { moveId: move.id } } as const;
    await writeMarket(tx, duplicate, { mergedIntoId: pair.survivorId }, audit);
    return move;
  });
}

const nameTaken = () => refused('The city has a new market of this name or number. Change that one first.');

/**
 * Takes a merge back. @throws 409 when it cannot be: too late, done already, the survivor was merged on, or the name is
 * another market's by now.
 */
export const undoMerge = (id: string, actor: Actor): Promise<UndoneMove> =>
  tellingTaken({ markets_name: nameTaken, markets_number: nameTaken }, () =>
    transaction(async (tx) => {
      const { from, to } = await readMove(tx, id, 'market', labelsOf);
      const locked = await lockMarkets(tx, [from.id, to.id]);
      const duplicate = locked.find((market) => market.id === from.id);
      const survivor = locked.find((market) => market.id === to.id);
      if (!duplicate || !survivor) throw notFound();
      if (survivor.mergedIntoId) throw refused(`Undo the later merge of ${to.label} first.`);
      const undone = await undoMove(tx, id, 'market', actor, labelsOf);
      const audit = { actorId: actor.userId, action: 'markets.unmerged', details: { moveId: id } } as const;
      await writeMarket(tx, duplicate, { mergedIntoId: null }, audit);
      return undone;
    }),
  );
