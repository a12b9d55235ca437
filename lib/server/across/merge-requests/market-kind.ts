import { marketKeys, scoreMarkets } from '@/lib/domain/merges/market-score';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { plainText } from '@/lib/domain/text/plain-text';
import { getMarket } from '../../areas/markets/service';
import { recordMarketMoves } from '../../areas/sellers/market-move-service';
import { markets } from '../../db/schema/markets';
import { sellers } from '../../db/schema/sellers';
import { refused } from '../../errors';
import { mergeKit } from '../../platform/merges/merge-kit';
import { MARKET_KEYS } from './market-keys';
import * as repository from './market-kind-repository';
import { type KindOfMerge, type MergeParty, type Obstacle, suggesting } from './merge-kind';

type Found = Awaited<ReturnType<typeof repository.findMarkets>>[number];

function toParty(market: Found): MergeParty {
  const { id, version, createdAt, mergedIntoId, ...values } = market;
  return {
    ...{ id, version, createdAt, mergedIntoId, values },
    label: marketLabel(market),
    status: market.active ? 'Active' : 'Inactive',
    texts: { active: market.active ? 'Yes' : 'No' },
  };
}

async function obstaclesBetween(
  tx: Parameters<KindOfMerge['obstacles']>[0],
  { survivor, loser }: Parameters<KindOfMerge['obstacles']>[1],
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  if (loser.values.active && !survivor.values.active)
    found.push({
      sentence: `${survivor.label} is not in use.`,
      todo: 'Swap the two, or take it into use first.',
      blocks: true,
    });
  const [city, its] = [survivor, loser].map(({ values }) => values.city as string);
  if (plainText(city ?? '') !== plainText(its ?? ''))
    found.push({
      sentence: `They are in two cities: ${city} and ${its}.`,
      todo: 'Look whether they are one market.',
      blocks: false,
    });
  const cycles = await repository.cyclesLeft(tx, { survivorId: survivor.id, loserId: loser.id });
  if (cycles.length > 0)
    found.push({
      sentence: `${loser.label} is part of ${cycles.join(', ')}, ${survivor.label} is not: its sellers leave there.`,
      todo: 'Add the one that stays to the cycle, or merge when the cycle is closed.',
      blocks: false,
    });
  return found;
}

const kit = mergeKit({ kind: 'market', table: markets, keys: MARKET_KEYS });

export const MARKET_KIND: KindOfMerge = {
  kind: 'market',
  area: 'markets',
  kit,
  fields: [
    { name: 'name', label: 'Name', column: markets.name },
    { name: 'marketNumber', label: 'Number', column: markets.marketNumber },
    { name: 'city', label: 'City', column: markets.city },
    { name: 'state', label: 'State', column: markets.state },
    { name: 'country', label: 'Country', column: markets.country },
    { name: 'active', label: 'Active', column: markets.active },
  ],
  find: async (tx, ids) => (await repository.findMarkets(tx, ids)).map(toParty),
  assertVisible: async (tx, id) => {
    await getMarket(id, tx);
  },
  obstacles: obstaclesBetween,
  follow: async (tx, { survivorId, loserId, mergeId, isUndone }, actor) => {
    const way = isUndone ? { fromId: survivorId, toId: loserId } : { fromId: loserId, toId: survivorId };
    const moved = await repository.sellersAt(tx, await kit.changedIds(tx, mergeId, sellers.id), way.toId);
    await recordMarketMoves(tx, moved, { ...way, mergeId, isUndone }, actor);
  },
  isFound: repository.isFound,
  taken: {
    merge: {
      markets_name: () => refused('Another market of the city has this name by now. Look at the two again.'),
      markets_number: () => refused('Another market of the city has this number by now. Look at the two again.'),
    },
    undo: {
      markets_name: () => refused('The city has a new market of this name. Change that one first.'),
      markets_number: () => refused('The city has a new market of this number. Change that one first.'),
    },
  },
  suggesting: suggesting({ subjects: repository.subjectsOf, keys: marketKeys, score: scoreMarkets }),
};
