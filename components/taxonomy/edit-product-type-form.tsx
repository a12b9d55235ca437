import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import {
  type Attribute,
  type ProductType,
  type ProductTypeForm,
  productTypeFormSchema,
  productTypeSchema,
} from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateProductType } from '@/lib/client/queries/taxonomy';
import { ProductTypeFields, productTypeWords } from './product-type-fields';
import { TaxonomyHistory } from './taxonomy-history';

const valuesOf = ({ id, version, ...values }: ProductType): ProductTypeForm => values;

/** Everything that is said of a product type, and was. */
export function EditProductTypeForm({ type, attributes }: { type: ProductType; attributes: readonly Attribute[] }) {
  const { mutateAsync } = useUpdateProductType(type.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'product type',
    item: type,
    itemSchema: productTypeSchema,
    formSchema: productTypeFormSchema,
    valuesOf,
    save: mutateAsync,
    onSaved: ({ nameEn }) => notifySuccess(`${nameEn} is saved.`),
  });
  const words = productTypeWords(attributes);
  const restore = {
    current: { ...valuesOf(type) },
    save: (field: string, value: unknown) => mutateAsync({ [field]: value, version: type.version }),
  };
  return (
    <>
      <SectionCard title="About">
        <UnsavedGuard isDirty={isDirty} />
        {conflict && (
          <FormConflictChoice
            conflict={conflict}
            words={words}
            isBusy={isSaving}
            onDecide={(mineIn) => void decide(mineIn)}
            onCancel={goOnTyping}
          />
        )}
        <form noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
          <ProductTypeFields form={form} attributes={attributes} />
          <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
            <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
              Save
            </Button>
          </Box>
        </form>
      </SectionCard>
      <TaxonomyHistory id={type.id} words={words} restore={restore} />
    </>
  );
}
