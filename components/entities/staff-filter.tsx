import type { Role } from '@/config/roles';
import type { PickedEditorProps, PickedFilter } from '@/components/ui/data-table/data-filter';
import type { PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';
import { StaffName, StaffPicker } from './staff-picker';

/** Narrows a list to what some members of staff, with these roles, look after. */
export function staffFilter<Id extends string>(id: Id, label: string, roles: readonly Role[]): PickedFilter<Id> {
  const Picker = (props: PickerProps) => <StaffPicker {...props} roles={roles} />;
  const Editor = (props: PickedEditorProps) => (
    <PickedEditor {...props} Picker={Picker} nameOf={(person) => <StaffName id={person} />} />
  );
  return { kind: 'picked', id, label, Editor, Name: StaffName };
}
