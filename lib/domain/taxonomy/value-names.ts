import { plainText } from '../text/plain-text';

interface Value {
  id: string;
  nameEn: string;
  nameHi: string;
  active: boolean;
}

interface Offered<One extends Value> {
  productTypes: readonly {
    id: string;
    attributes: readonly { attributeId: string; valueIds: readonly string[] }[];
  }[];
  attributes: readonly { id: string; values: readonly One[] }[];
}

/** Values of an attribute offered for a product type; all values when it names none. */
function offeredValues<One extends Value>(
  { attributeId, productTypeId }: { attributeId: string; productTypeId: string | null },
  { productTypes, attributes }: Offered<One>,
): One[] {
  const rules = productTypes.find(({ id }) => id === productTypeId)?.attributes ?? [];
  const only = rules.find((rule) => rule.attributeId === attributeId)?.valueIds ?? [];
  const values = attributes.find(({ id }) => id === attributeId)?.values ?? [];
  return values.filter(({ id, active }) => active && (only.length === 0 || only.includes(id)));
}

/** The offered value with this name in either language, ignoring case and diacritics. */
export const offeredValue = <One extends Value>(
  name: string,
  field: { attributeId: string; productTypeId: string | null },
  taxonomy: Offered<One>,
): One | null => {
  const wanted = plainText(name);
  if (wanted === '') return null;
  const isIt = ({ nameEn, nameHi }: Value) => plainText(nameEn) === wanted || plainText(nameHi) === wanted;
  return offeredValues(field, taxonomy).find(isIt) ?? null;
};
