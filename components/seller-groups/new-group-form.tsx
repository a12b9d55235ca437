import Box from '@mui/material/Box';
import { SellerPicker } from '@/components/entities/seller-picker';
import { NewRecordForm } from '@/components/records/new-record-form';
import { sellerGroupFormSchema } from '@/lib/contracts/seller-groups';
import { sellerGroups } from '@/lib/client/queries/seller-groups';
import { EVERY_SELLER } from '@/lib/domain/sellers/group-register';
import { GroupFields, type GroupValues } from './group-fields';

interface NewGroupFormProps {
  sellerId: string | null;
  /** Selects the seller of the group, unless the page determines it. */
  onChoose?: (sellerId: string | null) => void;
  /** True when the form stays open at this address. */
  isIn: (address: string) => boolean;
  /** Default owner of the group. */
  ownerId: string;
  onClose: () => void;
}

const newGroup = (ownerId: string): GroupValues => ({
  name: '',
  inviteLink: '',
  memberCount: 0,
  ourNumber: null,
  lastPostSeenAt: null,
  ownerId,
  active: true,
});

/** Registers a group of the page's seller, or of a selected one. */
export function NewGroupForm({ sellerId, onChoose, isIn, ownerId, onClose }: NewGroupFormProps) {
  const { mutateAsync } = sellerGroups.useAdd();
  return (
    <NewRecordForm
      name={`new group ${onChoose ? EVERY_SELLER : sellerId}`}
      formSchema={sellerGroupFormSchema}
      values={newGroup(ownerId)}
      add={(values) => (sellerId === null ? null : mutateAsync({ ...values, sellerId }))}
      addedText={({ name }) => `${name} is registered.`}
      keepsAll={isIn}
      onClose={onClose}
    >
      {(form) => (
        <>
          {onChoose && (
            <Box sx={{ mb: 2.5 }}>
              <SellerPicker
                label="Seller"
                value={sellerId}
                onChange={onChoose}
                problem={form.formState.isSubmitted && sellerId === null ? 'Choose the seller.' : undefined}
              />
            </Box>
          )}
          <GroupFields form={form} />
        </>
      )}
    </NewRecordForm>
  );
}
