import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormConflictChoice } from '@/components/layout/form-conflict';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { useVersionedForm } from '@/components/layout/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import { type User, userFormSchema, userSchema } from '@/lib/contracts/users';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateUser } from '@/lib/client/queries/users';
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
      <form noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
        <UserFields form={form} fixedRoles={isOwn ? 'Nobody changes their own roles. Ask another admin.' : undefined} />
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
            Save
          </Button>
        </Box>
      </form>
    </SectionCard>
  );
}
