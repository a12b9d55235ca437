import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { showFailure } from '@/components/layout/show-failure';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { useCloseWhenDone } from '@/components/layout/use-close-when-done';
import { SideDrawer } from '@/components/ui/side-drawer';
import { sellerGroupFormSchema } from '@/lib/contracts/seller-groups';
import { notifySuccess } from '@/lib/client/notify';
import { useMe } from '@/lib/client/queries/me';
import { useAddSellerGroup } from '@/lib/client/queries/seller-groups';
import { GroupFields, type GroupValues } from './group-fields';

interface NewGroupDrawerProps {
  sellerId: string;
  onClose: () => void;
}

/** Registers a WhatsApp group. Whoever does looks after it, unless somebody else is chosen. */
export function NewGroupDrawer({ sellerId, onClose }: NewGroupDrawerProps) {
  const { data: me } = useMe();
  const { mutate, isPending, isSuccess } = useAddSellerGroup();
  const form = useForm<GroupValues>({
    resolver: zodResolver(sellerGroupFormSchema),
    defaultValues: {
      name: '',
      inviteLink: '',
      memberCount: 0,
      ourNumber: null,
      lastPostSeenAt: null,
      ownerId: me?.id ?? '',
      active: true,
    },
  });
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
    <SideDrawer title="Add a WhatsApp group" onClose={onClose}>
      <UnsavedGuard isDirty={isDirty && !isSuccess} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
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
    </SideDrawer>
  );
}
