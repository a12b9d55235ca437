import dynamic from 'next/dynamic';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { EVERY_BUYER, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

/** The code for choosing is large, and a list shows before it. */
const Editor = dynamic(() => import('./picked-buyer-editor').then((module) => module.PickedBuyerEditor), {
  ssr: false,
  loading: PickedEditorPlace,
});

const BuyerName = ({ id }: { id: string }) => useOptionName(EVERY_BUYER, id) ?? '…';

/** Narrows a list to what is of some buyers. */
export const buyerFilter = <Id extends string>(id: Id, label = 'Buyer'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: BuyerName,
});
