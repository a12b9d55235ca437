import dynamic from 'next/dynamic';
import type { Role } from '@/config/roles';
import type { PickedFilter } from '@/components/ui/data-table/data-filter';
import { staffOptions, useOptionName } from '@/lib/client/queries/options';
import { PickedEditorPlace } from './picked-editor-place';

const STAFF = staffOptions();
const StaffName = ({ id }: { id: string }) => useOptionName(STAFF, id) ?? '…';

/** Filters a list by the responsible staff members with these roles. */
export const staffFilter = <Id extends string>(id: Id, label: string, roles: readonly Role[]): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  // The editor's code is large and lazy-loaded, so lists render first.
  Editor: dynamic(() => import('./picked-staff-editor').then((module) => module.pickedStaffEditor(roles)), {
    ssr: false,
    loading: PickedEditorPlace,
  }),
  Name: StaffName,
});
