import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { QueryFailure } from '@/components/records/query-failure';
import { VersionedFormCard } from '@/components/records/record-form';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { type User, userFormSchema, userSchema } from '@/lib/contracts/users/users';
import { notifySuccess } from '@/lib/client/notify';
import { users } from '@/lib/client/queries/users';
import { RoleLossNote } from './role-loss-note';
import { useRoleLoss } from './use-role-loss';
import { USER_WORDS, UserFields, type UserValues } from './user-fields';

const valuesOf = ({ name, phoneNumber, roles }: User): UserValues => ({ name, phoneNumber, roles });

/** Name, phone number and roles of a staff member. If a removed role affects open work, it asks first. */
export function EditUserForm({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { mutateAsync } = users.useUpdate(user.id);
  const versioned = useVersionedForm({
    name: 'user',
    item: user,
    itemSchema: userSchema,
    formSchema: userFormSchema,
    valuesOf,
    save: mutateAsync,
    onSaved: ({ name }) => notifySuccess(`${name} is saved.`),
  });
  const { form, handleSubmit } = versioned;
  const roles = useWatch({ control: form.control, name: 'roles' });
  const loss = useRoleLoss(user, roles);
  const [isAsking, setIsAsking] = useState(false);
  const handleSave = () => {
    setIsAsking(false);
    void handleSubmit();
  };
  return (
    <>
      <VersionedFormCard
        versioned={versioned}
        words={USER_WORDS}
        isBlocked={loss.error !== null}
        isWaiting={loss.isLoading}
        onSubmit={() => (loss.work.length > 0 ? setIsAsking(true) : handleSave())}
      >
        <UserFields
          form={form}
          fixedRoles={isOwn ? 'You cannot change your own roles. Ask another admin.' : undefined}
        />
        {loss.error && <QueryFailure error={loss.error} onRetry={loss.retry} />}
        {loss.work.length > 0 && <RoleLossNote user={user} work={loss.work} />}
      </VersionedFormCard>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Take the roles from ${user.name}?`}
        confirmLabel="Save anyway"
        onConfirm={handleSave}
        onCancel={() => setIsAsking(false)}
      >
        <RoleLossNote user={user} work={loss.work} />
      </ConfirmDialog>
    </>
  );
}
