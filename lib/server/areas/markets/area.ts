import { marketsApi } from '@/lib/contracts/markets/markets';
import type { Area } from '../../platform/area';
import { listExport } from '../../platform/tables/exportable';
import { yesNo } from '../../platform/tables/export-texts';
import { MARKET_FINDER } from './find-service';
import { listMarkets } from './service';

export const marketsArea: Area = {
  finds: { markets: MARKET_FINDER },
  exports: {
    'markets.list': listExport({
      endpoint: marketsApi.list,
      title: 'Markets',
      list: listMarkets,
      columns: [
        { header: 'Name', text: ({ name }) => name },
        { header: 'Number', text: ({ marketNumber }) => marketNumber ?? '' },
        { header: 'City', text: ({ city }) => city },
        { header: 'State', text: ({ state }) => state },
        { header: 'Country', text: ({ country }) => country },
        { header: 'Active', text: ({ active }) => yesNo(active) },
        { header: 'Sellers', text: ({ sellers }) => String(sellers), isNumber: true },
      ],
    }),
  },
};
