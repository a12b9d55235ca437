import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormField } from '@/components/ui/form-field';
import { Field } from '@/components/ui/field';
import { type Seller, sellerFormSchema } from '@/lib/contracts/sellers/seller-record';
import { DuplicateWarning } from './duplicate-warning';
import { PhoneListField } from './phone-list-field';
import { SellerForm } from './seller-form';
import { SELLER_WORDS } from './seller-words';

const schema = z.pick(sellerFormSchema, { contactName: true, phoneNumbers: true, address: true });

type Values = z.infer<typeof schema>;

/** How to reach a seller. */
export const SellerContacts = ({ seller }: { seller: Seller }) => (
  <SellerForm
    title="Phones and contacts"
    description="No two sellers have a number in common."
    seller={seller}
    schema={schema}
  >
    {(form) => <Fields form={form} seller={seller} />}
  </SellerForm>
);

function Fields({ form, seller }: { form: UseFormReturn<Values>; seller: Seller }) {
  const { phoneNumbers = [] } = useWatch({ control: form.control });
  const typed = phoneNumbers.filter((number) => !seller.phoneNumbers.includes(number));
  return (
    <>
      <FormField form={form} name="contactName">
        {(field) => <Field {...field} label={SELLER_WORDS.contactName.label} autoComplete="off" required />}
      </FormField>
      <FormField form={form} name="phoneNumbers">
        {(field) => <PhoneListField {...field} values={field.value} errors={form.formState.errors.phoneNumbers} />}
      </FormField>
      <DuplicateWarning typed={{ sellerId: seller.id, phoneNumbers: typed }} />
      <FormField form={form} name="address">
        {(field) => <Field {...field} label={SELLER_WORDS.address.label} autoComplete="off" multiline />}
      </FormField>
    </>
  );
}
