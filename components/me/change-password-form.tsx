import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FieldPath, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { PasswordField } from '@/components/ui/password-field';
import { changePasswordSchema } from '@/lib/contracts/me';
import type { ApiError } from '@/lib/client/http/api-error';
import { useChangePassword } from '@/lib/client/queries/own-account';
import { PASSWORD_LENGTH } from '@/lib/domain/access/password-rules';

type Passwords = z.input<typeof changePasswordSchema>;

const EMPTY: Passwords = { currentPassword: '', newPassword: '' };

interface ChangePasswordFormProps {
  currentLabel?: string;
  onChanged?: (endedSessions: number) => void;
}

/** Asks for the current password and a new one. */
export function ChangePasswordForm({ currentLabel = 'Current password', onChanged }: ChangePasswordFormProps) {
  const { mutate, isPending } = useChangePassword();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: EMPTY,
  });

  const handleFailure = ({ issues, message, isPassing, isTold }: ApiError) => {
    const named = issues.flatMap((issue) => {
      const name = issue.path.at(-1);
      return name === 'currentPassword' || name === 'newPassword' ? [{ name, message: issue.message } as const] : [];
    });
    named.forEach((issue) => setError(issue.name, { message: issue.message }, { shouldFocus: issue === named[0] }));
    if (named.length === 0 && !isPassing && !isTold) setError('root', { message });
  };

  const handleSave = (passwords: Passwords) =>
    mutate(passwords, {
      onSuccess: ({ endedSessions }) => {
        reset(EMPTY);
        onChanged?.(endedSessions);
      },
      onError: handleFailure,
    });

  const field = (name: FieldPath<Passwords>) => {
    const { ref, ...input } = register(name);
    return { ...input, inputRef: ref, problem: formState.errors[name]?.message };
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(handleSave)(event)}>
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start', maxWidth: 400 }}>
        <PasswordField {...field('currentPassword')} label={currentLabel} autoComplete="current-password" required />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          autoComplete="new-password"
          required
          hint={`At least ${PASSWORD_LENGTH.min} characters. A few words that only you would put together work well.`}
        />
        {formState.errors.root && <Alert severity="error">{formState.errors.root.message}</Alert>}
        <Button type="submit" variant="contained" loading={isPending}>
          Change password
        </Button>
      </Stack>
    </form>
  );
}
