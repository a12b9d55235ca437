import type { Role } from '@/config/roles';
import { staffOptions } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';

interface StaffPickerProps extends PickerProps {
  /** Who is offered: members of staff with one of these roles. */
  roles: readonly Role[];
}

/** Chooses a member of staff. */
export const StaffPicker = ({ roles, ...props }: StaffPickerProps) => (
  <OptionPicker {...props} source={staffOptions(...roles)} />
);

/** The name of a member of staff, who may not be able to sign in any more. */
export const StaffName = ({ id }: { id: string }) => <OptionName source={staffOptions()} id={id} />;
