import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import type { MarketMerge, marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { getMarket } from '../../areas/markets/service';
import type { Actor } from '../../auth/actor';
import { DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { tellingTaken } from '../../db/constraint-violation';
import { badInput, notFound, refused } from '../../errors';
import { sellers } from '../../db/schema/sellers';
import { askIn } from './ask-service';
import { takenBy } from './kinds';
import { MARKET_KIND } from './market-kind';
import { findMarkets, sellersAt } from './market-kind-repository';
import * as repository from './market-merge-repository';
import { mergeAsProposed } from './merge-service';
import { findByMerge } from './repository';
import { findRequest, takeAll } from './service';
import { undoIn } from './undo-service';

interface Pair {
  survivorId: string;
  duplicateId: string;
}

async function toMerges(tx: Queryable, found: readonly repository.FoundMerge[]): Promise<MarketMerge[]> {
  const markets = await findMarkets(tx, [...new Set(found.flatMap(({ fromId, toId }) => [fromId, toId]))]);
  const option = (id: string) => {
    const market = markets.find((one) => one.id === id);
    return { id, label: market ? marketLabel(market) : '' };
  };
  return found.map(({ fromId, toId, undoneAt, ...merge }) => ({
    ...merge,
    from: option(fromId),
    to: option(toId),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoUntil: later(UNDO_DAYS * DAY, new Date(merge.at)).toISOString(),
  }));
}

async function readMerge(tx: Queryable, id: string): Promise<MarketMerge> {
  const found = await repository.findById(tx, id);
  const [merge] = found ? await toMerges(tx, [found]) : [];
  if (!merge) throw notFound();
  return merge;
}

function assertTwo({ survivorId, duplicateId }: Pair): void {
  if (survivorId === duplicateId)
    throw badInput([{ path: ['duplicateId'], message: 'Choose two markets: one cannot be merged into itself.' }]);
}

/** Merges of markets, latest first. */
export async function listMarketMerges(request: ListRequest): Promise<Page<MarketMerge>> {
  const page = await repository.list(orm(), request);
  return { ...page, rows: await toMerges(orm(), page.rows) };
}

/** Effect of a merge. @throws 409 for what prevents it. */
export async function previewMarketMerge(pair: Pair): Promise<EndpointAnswer<typeof marketMergesApi.preview>> {
  assertTwo(pair);
  const [survivor, duplicate] = [await getMarket(pair.survivorId), await getMarket(pair.duplicateId)];
  const merged = [survivor, duplicate].find(({ mergedIntoId }) => mergedIntoId);
  if (merged) throw refused(`${marketLabel(merged)} was merged already.`);
  const found = await MARKET_KIND.find(orm(), [survivor.id, duplicate.id]);
  const [one, other] = [survivor, duplicate].map(({ id }) => found.find((party) => party.id === id));
  if (!one || !other) throw notFound();
  const blocking = (await MARKET_KIND.obstacles(orm(), { survivor: one, loser: other })).find(({ blocks }) => blocks);
  if (blocking) throw refused(`${blocking.sentence} ${blocking.todo}`);
  return { survivor, duplicate, sellers: duplicate.sellers };
}

/** Merges two markets at once for an actor who may decide on merges: they both ask for and approve the request. */
export async function mergeMarkets(pair: Pair, actor: Actor): Promise<MarketMerge> {
  assertTwo(pair);
  const { survivorId, duplicateId: otherId } = pair;
  return tellingTaken(takenBy('merge'), () =>
    transaction(async (tx) => {
      const { id, status } = await askIn(tx, { kind: 'market', recordId: survivorId, otherId, note: '' }, actor);
      if (status === 'refused' || status === 'undone')
        await takeAll(tx, [id], { from: status, to: 'open', reason: null }, actor);
      await mergeAsProposed(tx, id, actor, survivorId);
      return readMerge(tx, (await findRequest(tx, id)).mergeId ?? '');
    }),
  );
}

/** Undoes a merge of markets. Later changes stay. @throws 404; 409 when it can no longer be undone. */
export const undoMarketMerge = (id: string, actor: Actor): Promise<EndpointAnswer<typeof marketMergesApi.undo>> =>
  tellingTaken(takenBy('undo'), () =>
    transaction(async (tx) => {
      const { loserId } = await MARKET_KIND.kit.find(tx, id);
      const request = await findByMerge(tx, id);
      if (!request) throw notFound();
      await undoIn(tx, request.id, { stay: [], back: [], give: [] }, actor);
      const merge = await readMerge(tx, id);
      const back = await sellersAt(tx, await MARKET_KIND.kit.changedIds(tx, id, sellers.id), loserId);
      return { move: merge, restored: back.length, leftAlone: merge.sellers - back.length };
    }),
  );
