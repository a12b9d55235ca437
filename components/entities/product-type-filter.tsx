import dynamic from 'next/dynamic';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { PRODUCT_TYPE_OPTIONS, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

/** The editor's code is large and lazy-loaded, so lists render first. */
const Editor = dynamic(() => import('./picked-product-type-editor').then((module) => module.PickedProductTypeEditor), {
  ssr: false,
  loading: PickedEditorPlace,
});

const Name = ({ id }: { id: string }) => useOptionName(PRODUCT_TYPE_OPTIONS, id) ?? '…';

/** Filters a list by product types. */
export const productTypeFilter = <Id extends string>(id: Id, label = 'Product type'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name,
});
