import dynamic from 'next/dynamic';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { EVERY_BUYER, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

/** The editor's code is large and lazy-loaded, so lists render first. */
const Editor = dynamic(() => import('./picked-buyer-editor').then((module) => module.PickedBuyerEditor), {
  ssr: false,
  loading: PickedEditorPlace,
});

const BuyerName = ({ id }: { id: string }) => useOptionName(EVERY_BUYER, id) ?? '…';

/** Filters a list by buyers. */
export const buyerFilter = <Id extends string>(id: Id, label = 'Buyer'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: BuyerName,
});
