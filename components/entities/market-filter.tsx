import dynamic from 'next/dynamic';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { MARKET_OPTIONS, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

/** The code for choosing is large, and a list shows before it. */
const Editor = dynamic(() => import('./picked-market-editor').then((module) => module.PickedMarketEditor), {
  ssr: false,
  loading: PickedEditorPlace,
});

const MarketName = ({ id }: { id: string }) => useOptionName(MARKET_OPTIONS, id) ?? '…';

/** Narrows a list to some markets. */
export const marketFilter = <Id extends string>(id: Id, label = 'Market'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: MarketName,
});
