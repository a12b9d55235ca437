import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormConflictChoice } from '@/components/records/form-conflict';
import type { FieldWords } from '@/components/ui/field-words';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { type SellerDetail, sellerDetailSchema } from '@/lib/contracts/sellers/seller-record';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateSeller } from '@/lib/client/queries/sellers';
import { sellerValues } from './seller-values';
import { SELLER_WORDS, type SellerValues } from './seller-words';

interface SellerFormProps<Values extends FieldValues> {
  seller: SellerDetail;
  /** The fields of a seller that this form is about. */
  schema: z.ZodMiniType<Values, Values> & { shape: object };
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** Some fields of a seller, saved on the version they were changed on. */
export function SellerForm<Values extends Partial<SellerValues>>({
  seller,
  schema,
  children,
}: SellerFormProps<Values>) {
  const { mutateAsync } = useUpdateSeller(seller.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: `seller ${Object.keys(schema.shape).join()}`,
    item: seller,
    itemSchema: sellerDetailSchema,
    formSchema: schema,
    valuesOf: (item) =>
      Object.fromEntries(Object.entries(sellerValues(item)).filter(([name]) => name in schema.shape)) as Values,
    save: mutateAsync,
    onSaved: ({ businessName }) => notifySuccess(`${businessName} is saved.`),
  });
  return (
    <>
      <UnsavedGuard isDirty={isDirty} />
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={SELLER_WORDS as unknown as FieldWords<Values>}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      {/* What was typed stays in the form while somebody decides. */}
      <form noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
        <Stack spacing={2.5}>
          {children(form)}
          {form.formState.errors.root && <Alert severity="error">{form.formState.errors.root.message}</Alert>}
        </Stack>
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
            Save
          </Button>
        </Box>
      </form>
    </>
  );
}
