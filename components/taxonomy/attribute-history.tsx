import type { Attribute } from '@/lib/contracts/taxonomy/taxonomy-record';
import { useUpdateAttribute } from '@/lib/client/queries/taxonomy';
import { ATTRIBUTE_WORDS } from './attribute-fields';
import { attributeValues } from './edit-attribute-form';
import { TaxonomyHistory } from './taxonomy-history';

/** Change history of an attribute, including the order of its values. */
export function AttributeHistory({ attribute }: { attribute: Attribute }) {
  const { mutateAsync } = useUpdateAttribute();
  const nameOf = (id: string) => attribute.values.find((value) => value.id === id)?.nameEn ?? '…';
  const words = {
    ...ATTRIBUTE_WORDS,
    order: { label: 'Order of values', text: (ids: string[]) => ids.map(nameOf).join(', ') },
  };
  const restore = {
    current: { ...attributeValues(attribute) },
    save: (field: string, value: unknown) =>
      mutateAsync({ params: { id: attribute.id }, body: { [field]: value, version: attribute.version } }),
  };
  return <TaxonomyHistory id={attribute.id} words={words} restore={restore} />;
}
