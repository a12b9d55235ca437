import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { SideDrawer } from '@/components/ui/side-drawer';
import { type Attribute, type ProductTypeForm, productTypeFormSchema } from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useAddProductType } from '@/lib/client/queries/taxonomy';
import { ProductTypeFields } from './product-type-fields';

const NOTHING: ProductTypeForm = {
  nameEn: '',
  nameHi: '',
  segment: 'readymade',
  hsnCode: '',
  active: true,
  attributes: [],
  gstRates: [],
};

interface NewProductTypeDrawerProps {
  attributes: readonly Attribute[];
  onClose: () => void;
}

/** Adds a product type. */
export function NewProductTypeDrawer({ attributes, onClose }: NewProductTypeDrawerProps) {
  const { mutate, isPending, isSuccess } = useAddProductType();
  const form = useForm({ resolver: zodResolver(productTypeFormSchema), defaultValues: NOTHING });
  useDraft(form, 'new product type', { isOver: isSuccess });
  const { isDirty } = form.formState;
  useCloseWhenDone(isSuccess, onClose);
  const handleAdd = (values: ProductTypeForm) =>
    mutate(values, {
      onError: (error) => showFailure(error, form),
      onSuccess: ({ nameEn }) => notifySuccess(`${nameEn} is added.`),
    });
  return (
    <SideDrawer title="Add a product type" onClose={onClose}>
      <UnsavedGuard isDirty={isDirty && !isSuccess} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
        <ProductTypeFields form={form} attributes={attributes} />
        <Box sx={{ display: 'flex', gap: 1, py: 2 }}>
          <Button type="submit" variant="contained" loading={isPending}>
            Add
          </Button>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
        </Box>
      </form>
    </SideDrawer>
  );
}
