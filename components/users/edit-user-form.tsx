import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { QueryFailure } from '@/components/records/query-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SectionCard } from '@/components/ui/section-card';
import { type User, userFormSchema, userSchema } from '@/lib/contracts/users/users';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateUser } from '@/lib/client/queries/users';
import { RoleLossNote } from './role-loss-note';
import { useRoleLoss } from './use-role-loss';
import { USER_WORDS, UserFields, type UserValues } from './user-fields';

const valuesOf = ({ name, phoneNumber, roles }: User): UserValues => ({ name, phoneNumber, roles });

/** Name, phone number and roles of somebody on the staff. */
export function EditUserForm({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { mutateAsync } = useUpdateUser(user.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'user',
    item: user,
    itemSchema: userSchema,
    formSchema: userFormSchema,
    valuesOf,
    save: mutateAsync,
    onSaved: ({ name }) => notifySuccess(`${name} is saved.`),
  });
  const roles = useWatch({ control: form.control, name: 'roles' });
  const loss = useRoleLoss(user, roles);
  const [isAsking, setIsAsking] = useState(false);
  const handleSave = () => {
    setIsAsking(false);
    void handleSubmit();
  };
  return (
    <SectionCard title="About">
      <UnsavedGuard isDirty={isDirty} />
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={USER_WORDS}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      {/* What was typed stays in the form while somebody decides. */}
      <form
        noValidate
        hidden={conflict !== null}
        onSubmit={(event) => {
          event.preventDefault();
          if (loss.work.length > 0) setIsAsking(true);
          else handleSave();
        }}
      >
        <UserFields form={form} fixedRoles={isOwn ? 'Nobody changes their own roles. Ask another admin.' : undefined} />
        {loss.error && <QueryFailure error={loss.error} onRetry={loss.retry} />}
        {loss.work.length > 0 && <RoleLossNote user={user} work={loss.work} />}
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button
            type="submit"
            variant="contained"
            disabled={!isDirty || loss.error !== null}
            loading={isSaving || loss.isLoading}
          >
            Save
          </Button>
        </Box>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Take the roles from ${user.name}?`}
        confirmLabel="Save all the same"
        onConfirm={handleSave}
        onCancel={() => setIsAsking(false)}
      >
        <RoleLossNote user={user} work={loss.work} />
      </ConfirmDialog>
    </SectionCard>
  );
}
