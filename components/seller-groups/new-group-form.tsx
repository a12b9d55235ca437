import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { SellerPicker } from '@/components/entities/seller-picker';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { sellerGroupFormSchema } from '@/lib/contracts/seller-groups';
import { notifySuccess } from '@/lib/client/notify';
import { useAddSellerGroup } from '@/lib/client/queries/seller-groups';
import { EVERY_SELLER } from '@/lib/domain/sellers/group-register';
import { GroupFields, type GroupValues } from './group-fields';

interface NewGroupFormProps {
  sellerId: string | null;
  /** Chooses whose group it is, where the page does not say. */
  onChoose?: (sellerId: string | null) => void;
  /** Whether the form stays open at an address. */
  isIn: (address: string) => boolean;
  /** Who looks after the group unless somebody else is chosen. */
  ownerId: string;
  onClose: () => void;
}

export function NewGroupForm({ sellerId, onChoose, isIn, ownerId, onClose }: NewGroupFormProps) {
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
  useDraft(form, `new group ${onChoose ? EVERY_SELLER : sellerId}`, { isOver: isSuccess });
  const { isDirty, isSubmitted } = form.formState;
  useCloseWhenDone(isSuccess, onClose);
  const handleAdd = (values: GroupValues) => {
    if (sellerId === null) return;
    mutate(
      { ...values, sellerId },
      {
        onError: (error) => showFailure(error, form),
        onSuccess: ({ name }) => notifySuccess(`${name} is registered.`),
      },
    );
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
      <UnsavedGuard isDirty={isDirty && !isSuccess} keepsAll={isIn} />
      {onChoose && (
        <Box sx={{ mb: 2.5 }}>
          <SellerPicker
            label="Seller"
            value={sellerId}
            onChange={onChoose}
            problem={isSubmitted && sellerId === null ? 'Choose the seller.' : undefined}
          />
        </Box>
      )}
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
