import { useRouter } from 'next/router';
import { useState } from 'react';
import type { BuyerValues } from '@/components/entities/buyer-words';
import { recordAddress } from '@/components/entities/record-address';
import { NewRecordForm } from '@/components/records/new-record-form';
import { SideDrawer } from '@/components/ui/side-drawer';
import { PRODUCT } from '@/config/product';
import { buyers } from '@/lib/client/queries/buyers';
import { buyerFormSchema } from '@/lib/contracts/buyers/buyer-record';
import { BuyerFields } from './buyer-fields';

const NOBODY: BuyerValues = {
  businessName: '',
  contactName: '',
  phoneNumber: PRODUCT.phonePrefix,
  address: '',
  city: '',
  state: '',
  pincode: null,
  segment: null,
  dealsIn: [],
  gstin: null,
  managerId: null,
  creditLimit: 0,
  creditDays: 0,
};

interface NewBuyerDrawerProps {
  /** True when the drawer stays open at this address. */
  isIn: (address: string) => boolean;
  onClose: () => void;
}

/** Adds a buyer beside the list, then opens their page. */
export function NewBuyerDrawer({ isIn, onClose }: NewBuyerDrawerProps) {
  const { mutateAsync } = buyers.useAdd();
  const { replace } = useRouter();
  const [madeId, setMadeId] = useState<string | null>(null);
  // Once the form is closed: until then its guard does not know that nothing would be lost.
  const handleClose = () => (madeId === null ? onClose() : void replace(recordAddress('buyer-view', madeId)));
  return (
    <SideDrawer title="Add buyer" onClose={onClose}>
      <NewRecordForm
        name="new buyer"
        formSchema={buyerFormSchema}
        values={NOBODY}
        add={mutateAsync}
        addedText={({ businessName }) => `${businessName} is added.`}
        onAdded={({ id }) => setMadeId(id)}
        keepsAll={isIn}
        onClose={handleClose}
      >
        {(form) => <BuyerFields form={form} />}
      </NewRecordForm>
    </SideDrawer>
  );
}
