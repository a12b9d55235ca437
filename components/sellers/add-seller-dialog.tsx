import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { recordAddress } from '@/components/entities/record-address';
import { GstinField } from '@/components/entities/gstin-field';
import { FormField } from '@/components/ui/form-field';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { Field } from '@/components/ui/field';
import { PRODUCT } from '@/config/product';
import { sellerFormSchema } from '@/lib/contracts/sellers/seller-record';
import { toApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { sellers } from '@/lib/client/queries/sellers';
import { DuplicateWarning } from './duplicate-warning';
import { MarketOrNewPicker } from './market-or-new-picker';
import { PhoneListField } from './phone-list-field';
import { SELLER_WORDS } from './seller-words';

const schema = z.pick(sellerFormSchema, {
  businessName: true,
  contactName: true,
  phoneNumbers: true,
  marketId: true,
  gstin: true,
  address: true,
});

type Values = z.infer<typeof schema>;

const NOBODY: Values = {
  businessName: '',
  contactName: '',
  phoneNumbers: [PRODUCT.phonePrefix],
  marketId: null,
  gstin: null,
  address: '',
};

/** Adds a seller, after a duplicate check, and opens their page. */
export function AddSellerDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { push } = useRouter();
  const { mutateAsync, data: added, isPending } = sellers.useAdd();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: NOBODY });
  useDraft(form, 'new seller', { isOver: added !== undefined });
  const typed = useWatch({ control: form.control });
  const { errors, isDirty } = form.formState;
  const openAdded = useEffectEvent(() => {
    if (!added) return;
    notifySuccess(`${added.businessName} is added.`);
    void push(recordAddress('seller-view', added.id));
  });
  // Runs after the leave guard has seen that nothing is unsaved.
  useEffect(() => openAdded(), [added]);

  const handleAdd = (values: Values) =>
    mutateAsync(values).catch((error: unknown) => showFailure(toApiError(error), form));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <UnsavedGuard isDirty={isDirty && !added} />
      <DialogTitle id={id}>Add a seller</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
          <Stack spacing={2.5}>
            <FormField form={form} name="businessName">
              {(field) => <Field {...field} label={SELLER_WORDS.businessName.label} autoComplete="off" required />}
            </FormField>
            <FormField form={form} name="contactName">
              {(field) => <Field {...field} label={SELLER_WORDS.contactName.label} autoComplete="off" required />}
            </FormField>
            <FormField form={form} name="phoneNumbers">
              {({ value, onChange, ...field }) => (
                <PhoneListField {...field} values={value} onChange={onChange} errors={errors.phoneNumbers} />
              )}
            </FormField>
            <FormField form={form} name="marketId">
              {({ onBlur: _, ...field }) => (
                <MarketOrNewPicker
                  {...field}
                  label={SELLER_WORDS.marketId.label}
                  hint="Can be added later, but before the seller is activated."
                />
              )}
            </FormField>
            <FormField form={form} name="gstin">
              {(field) => <GstinField {...field} />}
            </FormField>
            <FormField form={form} name="address">
              {(field) => <Field {...field} label={SELLER_WORDS.address.label} autoComplete="off" multiline />}
            </FormField>
            {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          </Stack>
        </form>
      </DialogContent>
      {/* Stays visible while the user types in any field. */}
      <Box sx={{ px: 3, pt: 1, maxHeight: '30vh', overflowY: 'auto' }}>
        {!added && <DuplicateWarning typed={typed} />}
      </Box>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isPending}>
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
}
