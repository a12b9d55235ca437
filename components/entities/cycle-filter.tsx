import dynamic from 'next/dynamic';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { CYCLE_OPTIONS, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

/** The editor's code is large and lazy-loaded, so lists render first. */
const Editor = dynamic(() => import('./picked-cycle-editor').then((module) => module.PickedCycleEditor), {
  ssr: false,
  loading: PickedEditorPlace,
});

const CycleName = ({ id }: { id: string }) => useOptionName(CYCLE_OPTIONS, id) ?? '…';

/** Filters a list by the cycles its records were worked on in. */
export const cycleFilter = <Id extends string>(id: Id, label = 'Cycle'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: CycleName,
});
