import { collections } from '../../db/schema/collections';
import { cycleDays, cycleEvents, cycleMarkets } from '../../db/schema/cycles';
import { markets } from '../../db/schema/markets';
import { campaigns } from '../../db/schema/messages';
import { savedViews } from '../../db/schema/saved-views';
import { sellers } from '../../db/schema/sellers';
import type { KeyColumn } from '../../platform/merges/merge-kit';

const PLANNED = 'A cycle keeps the markets and days it was planned with.';

/** Every column that references a market. A test fails when a new one is missing here. */
export const MARKET_KEYS: readonly KeyColumn[] = [
  { column: sellers.marketId, what: 'sellers', isRecord: true },
  { column: campaigns.audience, what: 'campaigns', holds: 'text' },
  { column: collections.rules, what: 'rules of collections', holds: 'text' },
  { column: markets.mergedIntoId, what: 'earlier duplicates', staysNew: true },
  { column: savedViews.search, what: 'saved views', holds: 'text' },
  { column: cycleMarkets.marketId, staysBecause: PLANNED },
  { column: cycleDays.marketId, staysBecause: PLANNED },
  { column: cycleEvents.marketId, staysBecause: 'The numbers of a cycle are of the days they were made.' },
];
