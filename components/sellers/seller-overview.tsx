import Box from '@mui/material/Box';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { StaffPicker } from '@/components/entities/staff-picker';
import { GstinField } from '@/components/entities/gstin-field';
import { FormField } from '@/components/ui/form-field';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { type Seller, sellerFormSchema } from '@/lib/contracts/sellers/seller-record';
import { paiseOf, rupeesText } from '@/lib/domain/text/money';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import { SELLER_MANAGERS } from '@/lib/domain/sellers/seller-status';
import { DuplicateWarning } from './duplicate-warning';
import { FlagList } from './flag-list';
import { MarketOrNewPicker } from './market-or-new-picker';
import { SellerForm } from './seller-form';
import { SELLER_WORDS } from './seller-words';

const schema = z.omit(sellerFormSchema, { contactName: true, phoneNumbers: true, address: true });

type Values = z.infer<typeof schema>;

/** The seller's record, except contact data. */
export const SellerOverview = ({ seller }: { seller: Seller }) => (
  <SellerForm seller={seller} schema={schema}>
    {(form) => <Fields form={form} sellerId={seller.id} />}
  </SellerForm>
);

function Fields({ form, sellerId }: { form: UseFormReturn<Values>; sellerId: string }) {
  const values = useWatch({ control: form.control });
  const { businessName, marketId, gstin } = values;
  const { dirtyFields } = form.formState;
  // The seller's own data must not trigger the duplicate warning.
  const typed = {
    sellerId,
    gstin: dirtyFields.gstin ? gstin : null,
    ...((dirtyFields.businessName || dirtyFields.marketId) && { businessName, marketId }),
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <FormField form={form} name="businessName">
          {(field) => <Field {...field} label={SELLER_WORDS.businessName.label} autoComplete="off" required />}
        </FormField>
        <FormField form={form} name="marketId">
          {({ onBlur: _, ...field }) => <MarketOrNewPicker {...field} label={SELLER_WORDS.marketId.label} />}
        </FormField>
        <FormField form={form} name="gstin">
          {(field) => <GstinField {...field} />}
        </FormField>
        <FormField form={form} name="minimumOrderValue">
          {(field) => (
            <NumberField
              {...field}
              label={SELLER_WORDS.minimumOrderValue.label}
              hint="In rupees."
              parse={paiseOf}
              format={rupeesText}
            />
          )}
        </FormField>
        <FormField form={form} name="qualityScore">
          {(field) => (
            <NumberField {...field} label={SELLER_WORDS.qualityScore.label} hint="The field team's smell test." />
          )}
        </FormField>
        <FormField form={form} name="assignedScore">
          {(field) => (
            <NumberField {...field} label={SELLER_WORDS.assignedScore.label} hint="Given by the office; optional." />
          )}
        </FormField>
        <FormField form={form} name="salesmanId">
          {({ onBlur: _, ...field }) => (
            <StaffPicker {...field} roles={SALESMEN} label={SELLER_WORDS.salesmanId.label} />
          )}
        </FormField>
        <FormField form={form} name="accountManagerId">
          {({ onBlur: _, ...field }) => (
            <StaffPicker {...field} roles={SELLER_MANAGERS} label={SELLER_WORDS.accountManagerId.label} />
          )}
        </FormField>
      </Box>
      <FlagList values={values} onChange={(name, isSet) => form.setValue(name, isSet, { shouldDirty: true })} />
      <DuplicateWarning typed={typed} />
    </>
  );
}
