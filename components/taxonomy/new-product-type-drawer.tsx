import { NewRecordForm } from '@/components/records/new-record-form';
import { SideDrawer } from '@/components/ui/side-drawer';
import { type Attribute, type ProductTypeForm, productTypeFormSchema } from '@/lib/contracts/taxonomy/taxonomy-record';
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
  const { mutateAsync } = useAddProductType();
  return (
    <SideDrawer title="Add a product type" onClose={onClose}>
      <NewRecordForm
        name="new product type"
        formSchema={productTypeFormSchema}
        values={NOTHING}
        add={(body) => mutateAsync({ body })}
        addedText={({ nameEn }) => `${nameEn} is added.`}
        onClose={onClose}
      >
        {(form) => <ProductTypeFields form={form} attributes={attributes} />}
      </NewRecordForm>
    </SideDrawer>
  );
}
