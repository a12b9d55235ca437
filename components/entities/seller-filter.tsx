import dynamic from 'next/dynamic';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { sellerOptions, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

/** The editor's code is large and lazy-loaded, so lists render first. */
const Editor = dynamic(() => import('./picked-seller-editor').then((module) => module.PickedSellerEditor), {
  ssr: false,
  loading: PickedEditorPlace,
});

const SELLERS = sellerOptions();
const SellerName = ({ id }: { id: string }) => useOptionName(SELLERS, id) ?? '…';

/** Filters a list by sellers. */
export const sellerFilter = <Id extends string>(id: Id, label = 'Seller'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: SellerName,
});
