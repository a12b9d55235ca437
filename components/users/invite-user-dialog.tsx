import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { PRODUCT } from '@/config/product';
import { userFormSchema } from '@/lib/contracts/users/users';
import { useInviteUser } from '@/lib/client/queries/users';
import { OneTimePassword } from './one-time-password';
import { UserFields, type UserValues } from './user-fields';

const NOBODY: UserValues = { name: '', phoneNumber: PRODUCT.phonePrefix, roles: [] };

/** Invites a staff member and shows the one-time password once. */
export function InviteUserDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { mutate, data: invited, isPending } = useInviteUser();
  const form = useForm({ resolver: zodResolver(userFormSchema), defaultValues: NOBODY });
  useDraft(form, 'new user', { isOver: invited !== undefined });
  const { isDirty } = form.formState;
  const handleInvite = (body: UserValues) => mutate({ body }, { onError: (error) => showFailure(error, form) });
  return (
    // Once the password is shown, a click beside the dialog or Escape must not close it.
    <Dialog open onClose={invited ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <UnsavedGuard isDirty={isDirty && !invited} />
      <DialogTitle id={id}>{invited ? 'One-time password' : 'Invite person'}</DialogTitle>
      <DialogContent>
        {invited ? (
          <OneTimePassword
            name={invited.user.name}
            password={invited.oneTimePassword}
            validUntil={invited.validUntil}
          />
        ) : (
          <form id={`${id}-form`} noValidate onSubmit={(event) => void form.handleSubmit(handleInvite)(event)}>
            <UserFields form={form} />
          </form>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {invited ? 'Done' : 'Cancel'}
        </Button>
        {!invited && (
          <Button type="submit" form={`${id}-form`} variant="contained" loading={isPending}>
            Invite
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
