import { BUYER_WORDS, type BuyerValues } from '@/components/entities/buyer-words';
import { RecordForm } from '@/components/records/record-form';
import { buyers } from '@/lib/client/queries/buyers';
import { type Buyer, type BuyerDetail, buyerDetailSchema, buyerFormSchema } from '@/lib/contracts/buyers/buyer-record';
import { BuyerFields } from './buyer-fields';

/** Form values of a buyer. */
export const buyerValues = ({ manager, ...buyer }: Buyer): BuyerValues => ({
  businessName: buyer.businessName,
  contactName: buyer.contactName,
  phoneNumber: buyer.phoneNumber,
  address: buyer.address,
  city: buyer.city,
  state: buyer.state,
  pincode: buyer.pincode,
  segment: buyer.segment,
  dealsIn: buyer.dealsIn,
  gstin: buyer.gstin,
  managerId: manager?.id ?? null,
  creditLimit: buyer.creditLimit,
  creditDays: buyer.creditDays,
});

/** Edit form of a buyer. */
export function BuyerForm({ buyer }: { buyer: BuyerDetail }) {
  const { mutateAsync } = buyers.useUpdate(buyer.id);
  return (
    <RecordForm
      name="buyer"
      title="Facts"
      item={buyer}
      itemSchema={buyerDetailSchema}
      formSchema={buyerFormSchema}
      valuesOf={buyerValues}
      words={BUYER_WORDS}
      save={mutateAsync}
      savedText={({ businessName }) => `${businessName} is saved.`}
    >
      {(form) => <BuyerFields form={form} buyerId={buyer.id} />}
    </RecordForm>
  );
}
