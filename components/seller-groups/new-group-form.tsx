import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { showFailure } from '@/components/layout/show-failure';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { useDraft } from '@/components/layout/use-draft';
import { useCloseWhenDone } from '@/components/layout/use-close-when-done';
import { sellerGroupFormSchema } from '@/lib/contracts/seller-groups';
import { notifySuccess } from '@/lib/client/notify';
import { useAddSellerGroup } from '@/lib/client/queries/seller-groups';
import { GroupFields, type GroupValues } from './group-fields';

interface NewGroupFormProps {
  sellerId: string;
  /** Who looks after the group unless somebody else is chosen. */
  ownerId: string;
  onClose: () => void;
}

export function NewGroupForm({ sellerId, ownerId, onClose }: NewGroupFormProps) {
  const { mutate, isPending, isSuccess } = useAddSellerGroup();
  const form = useForm<GroupValues>({
    resolver: zodResolver(sellerGroupFormSchema),
    defaultValues: {
      name: '',
      inviteLink: '',
      memberCount: 0,
      ourNumber: null,
      lastPostSeenAt: null,
      ownerId,
      active: true,
    },
  });
  useDraft(form, `new group ${sellerId}`, { isOver: isSuccess });
  const { isDirty } = form.formState;
  useCloseWhenDone(isSuccess, onClose);
  const handleAdd = (values: GroupValues) =>
    mutate(
      { ...values, sellerId },
      {
        onError: (error) => showFailure(error, form),
        onSuccess: ({ name }) => notifySuccess(`${name} is registered.`),
      },
    );
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
      <UnsavedGuard isDirty={isDirty && !isSuccess} />
      <GroupFields form={form} />
      <Box sx={{ display: 'flex', gap: 1, py: 2 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          Add
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </form>
  );
}
