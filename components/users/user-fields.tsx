import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { phoneText } from '@/lib/domain/text/phone-text';
import { roleLabel } from '@/components/entities/role-label';
import type { FieldWords } from '@/components/ui/field-words';
import { CheckList } from '@/components/ui/choice-list';
import { Field } from '@/components/ui/field';
import { ROLE_NAMES, ROLES } from '@/config/roles';
import type { userFormSchema } from '@/lib/contracts/users/users';

export type UserValues = z.infer<typeof userFormSchema>;

export const USER_WORDS: FieldWords<UserValues> = {
  name: { label: 'Name', text: (name) => name },
  phoneNumber: { label: 'Phone', text: phoneText },
  roles: { label: 'Roles', text: (roles) => roles.map(roleLabel).join(', ') },
};

const ROLE_CHOICES = ROLE_NAMES.map((value) => ({ value, label: roleLabel(value), hint: ROLES[value] }));

interface UserFieldsProps {
  form: UseFormReturn<UserValues>;
  /** Reason the roles cannot be changed here. */
  fixedRoles?: string;
}

/** Form fields of a staff member, new or existing. */
export function UserFields({ form: { register, control, formState }, fixedRoles }: UserFieldsProps) {
  const { errors } = formState;
  const field = (name: 'name' | 'phoneNumber') => {
    const { ref, ...input } = register(name);
    return { ...input, inputRef: ref, label: USER_WORDS[name].label, problem: errors[name]?.message };
  };
  return (
    <Stack spacing={2.5}>
      <Field {...field('name')} autoComplete="off" required />
      <Field {...field('phoneNumber')} type="tel" autoComplete="off" required />
      <Controller
        control={control}
        name="roles"
        render={({ field: { value, onChange } }) => (
          <CheckList
            legend={USER_WORDS.roles.label}
            options={ROLE_CHOICES}
            values={value}
            onChange={onChange}
            isDisabled={fixedRoles !== undefined}
            note={fixedRoles}
            problem={errors.roles?.message}
          />
        )}
      />
      {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
    </Stack>
  );
}
