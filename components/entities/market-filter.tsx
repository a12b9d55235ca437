import dynamic from 'next/dynamic';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { MARKET_OPTIONS, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

/** The editor's code is large and lazy-loaded, so lists render first. */
const Editor = dynamic(() => import('./picked-market-editor').then((module) => module.PickedMarketEditor), {
  ssr: false,
  loading: PickedEditorPlace,
});

const MarketName = ({ id }: { id: string }) => useOptionName(MARKET_OPTIONS, id) ?? '…';

/** Filters a list by markets. */
export const marketFilter = <Id extends string>(id: Id, label = 'Market'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: MarketName,
});
