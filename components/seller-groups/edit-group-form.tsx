import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import { type SellerGroup, sellerGroupFormSchema, sellerGroupSchema } from '@/lib/contracts/seller-groups';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateSellerGroup } from '@/lib/client/queries/seller-groups';
import { GROUP_WORDS, GroupFields, type GroupValues } from './group-fields';

/** What the form holds of a group. */
export const groupValues = ({ owner, ...group }: SellerGroup): GroupValues => ({
  name: group.name,
  inviteLink: group.inviteLink,
  memberCount: group.memberCount,
  ourNumber: group.ourNumber,
  lastPostSeenAt: group.lastPostSeenAt,
  ownerId: owner.id,
  active: group.active,
});

/** Everything the register says of a group. */
export function EditGroupForm({ group }: { group: SellerGroup }) {
  const { mutateAsync } = useUpdateSellerGroup(group.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'group',
    item: group,
    itemSchema: sellerGroupSchema,
    formSchema: sellerGroupFormSchema,
    valuesOf: groupValues,
    save: mutateAsync,
    onSaved: ({ name }) => notifySuccess(`${name} is saved.`),
  });
  return (
    <SectionCard title="About">
      <UnsavedGuard isDirty={isDirty} />
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={GROUP_WORDS}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      <form noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
        <GroupFields form={form} />
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
            Save
          </Button>
        </Box>
      </form>
    </SectionCard>
  );
}
