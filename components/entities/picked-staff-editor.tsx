import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import type { Role } from '@/config/roles';
import type { PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';
import { StaffName, StaffPicker } from './staff-picker';

/** Creates an editor that selects any number of staff members with one of these roles. */
export function pickedStaffEditor(roles: readonly Role[]) {
  const Picker = (props: PickerProps) => <StaffPicker {...props} roles={roles} />;
  const Editor = (props: PickedEditorProps) => (
    <PickedEditor {...props} Picker={Picker} nameOf={(id) => <StaffName id={id} />} />
  );
  return Editor;
}
