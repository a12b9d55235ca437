import type { Role } from '@/config/roles';
import { staffOptions } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';

interface StaffPickerProps extends PickerProps {
  /** Roles to offer: staff members with at least one of them. */
  roles: readonly Role[];
}

/** Selects a staff member. */
export const StaffPicker = ({ roles, ...props }: StaffPickerProps) => (
  <OptionPicker {...props} source={staffOptions(...roles)} />
);

/** Name of a staff member, who may no longer be able to sign in. */
export const StaffName = ({ id }: { id: string }) => <OptionName source={staffOptions()} id={id} />;
