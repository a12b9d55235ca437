import { RecordForm } from '@/components/records/record-form';
import {
  type Attribute,
  type ProductType,
  type ProductTypeForm,
  productTypeFormSchema,
  productTypeSchema,
} from '@/lib/contracts/taxonomy/taxonomy-record';
import { useUpdateProductType } from '@/lib/client/queries/taxonomy';
import { ProductTypeFields, productTypeWords } from './product-type-fields';
import { TaxonomyHistory } from './taxonomy-history';

const valuesOf = ({ id, version, ...values }: ProductType): ProductTypeForm => values;

/** Edit form of a product type, with its history. */
export function EditProductTypeForm({ type, attributes }: { type: ProductType; attributes: readonly Attribute[] }) {
  const { mutateAsync } = useUpdateProductType();
  const words = productTypeWords(attributes);
  const save = (body: Partial<ProductTypeForm> & { version: number }) => mutateAsync({ params: { id: type.id }, body });
  const restore = {
    current: { ...valuesOf(type) },
    save: (field: string, value: unknown) => save({ [field]: value, version: type.version }),
  };
  return (
    <>
      <RecordForm
        name="product type"
        item={type}
        itemSchema={productTypeSchema}
        formSchema={productTypeFormSchema}
        valuesOf={valuesOf}
        words={words}
        save={save}
        savedText={({ nameEn }) => `${nameEn} is saved.`}
      >
        {(form) => <ProductTypeFields form={form} attributes={attributes} />}
      </RecordForm>
      <TaxonomyHistory id={type.id} words={words} restore={restore} />
    </>
  );
}
