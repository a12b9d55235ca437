import Stack from '@mui/material/Stack';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCurrentUser } from '@/components/entities/current-user';
import { FormField } from '@/components/ui/form-field';
import { Field } from '@/components/ui/field';
import { mayCall } from '@/lib/client/may-call';
import { type Seller, sellerFormSchema } from '@/lib/contracts/sellers/seller-record';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { DuplicateWarning } from './duplicate-warning';
import { PhoneListField } from './phone-list-field';
import { SellerForm } from './seller-form';
import { SellerSenders } from './seller-senders';
import { SELLER_WORDS } from './seller-words';

const schema = z.pick(sellerFormSchema, { contactName: true, phoneNumbers: true, address: true });

type Values = z.infer<typeof schema>;

/** Contact data of a seller. */
export function SellerContacts({ seller }: { seller: Seller }) {
  const { fo } = useCurrentUser();
  return (
    <Stack spacing={2}>
      <SellerForm
        title="Phones and contacts"
        description="Each number can belong to one seller only."
        seller={seller}
        schema={schema}
      >
        {(form) => <Fields form={form} seller={seller} />}
      </SellerForm>
      {mayCall(whatsappPostsApi.sendersOf, fo) && <SellerSenders sellerId={seller.id} />}
    </Stack>
  );
}

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
