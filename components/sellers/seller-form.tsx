import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { RecordForm } from '@/components/records/record-form';
import type { FieldWords } from '@/components/ui/field-words';
import { type Seller, sellerSchema } from '@/lib/contracts/sellers/seller-record';
import { sellers } from '@/lib/client/queries/sellers';
import { sellerValues } from './seller-values';
import { SELLER_WORDS, type SellerValues } from './seller-words';

interface SellerFormProps<Values extends FieldValues> {
  title?: string;
  description?: string;
  seller: Seller;
  /** Schema of the seller fields in this form. */
  schema: z.ZodMiniType<Values, Values> & { shape: object };
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** Form of some seller fields, saved against the version they were edited on. */
export function SellerForm<Values extends Partial<SellerValues>>({
  seller,
  schema,
  children,
  ...card
}: SellerFormProps<Values>) {
  const { mutateAsync } = sellers.useUpdate(seller.id);
  return (
    <RecordForm
      {...card}
      name={`seller ${Object.keys(schema.shape).join()}`}
      item={seller}
      itemSchema={sellerSchema}
      formSchema={schema}
      valuesOf={(item) =>
        Object.fromEntries(Object.entries(sellerValues(item)).filter(([name]) => name in schema.shape)) as Values
      }
      words={SELLER_WORDS as unknown as FieldWords<Values>}
      save={mutateAsync}
      savedText={({ businessName }) => `${businessName} is saved.`}
    >
      {(form) => (
        <Stack spacing={2.5}>
          {children(form)}
          {form.formState.errors.root && <Alert severity="error">{form.formState.errors.root.message}</Alert>}
        </Stack>
      )}
    </RecordForm>
  );
}
