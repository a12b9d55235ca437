import { RecordForm } from '@/components/records/record-form';
import {
  type Attribute,
  type AttributeForm,
  attributeFormSchema,
  attributeSchema,
} from '@/lib/contracts/taxonomy/taxonomy-record';
import { useUpdateAttribute } from '@/lib/client/queries/taxonomy';
import { ATTRIBUTE_WORDS, AttributeFields } from './attribute-fields';

export const attributeValues = ({ nameEn, nameHi, several, active }: Attribute): AttributeForm => ({
  nameEn,
  nameHi,
  several,
  active,
});

/** Names of an attribute, and its usage settings. */
export function EditAttributeForm({ attribute }: { attribute: Attribute }) {
  const { mutateAsync } = useUpdateAttribute();
  return (
    <RecordForm
      name="attribute"
      item={attribute}
      itemSchema={attributeSchema}
      formSchema={attributeFormSchema}
      valuesOf={attributeValues}
      words={ATTRIBUTE_WORDS}
      save={(body) => mutateAsync({ params: { id: attribute.id }, body })}
      savedText={({ nameEn }) => `${nameEn} is saved.`}
    >
      {(form) => <AttributeFields form={form} />}
    </RecordForm>
  );
}
