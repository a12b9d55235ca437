import dynamic from 'next/dynamic';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { CYCLE_OPTIONS, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

/** The code for choosing is large, and a list shows before it. */
const Editor = dynamic(() => import('./picked-cycle-editor').then((module) => module.PickedCycleEditor), {
  ssr: false,
  loading: PickedEditorPlace,
});

const CycleName = ({ id }: { id: string }) => useOptionName(CYCLE_OPTIONS, id) ?? '…';

/** Narrows a list to what was worked on in some cycles. */
export const cycleFilter = <Id extends string>(id: Id, label = 'Cycle'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: CycleName,
});
