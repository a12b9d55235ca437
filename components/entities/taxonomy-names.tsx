import { useTaxonomy } from '@/lib/client/queries/taxonomy';

/** Name of a product type. */
export function ProductTypeName({ id }: { id: string }) {
  const { data } = useTaxonomy();
  return data?.productTypes.find((type) => type.id === id)?.nameEn ?? '…';
}

/** Names of attribute values, in taxonomy order. */
export function ValueNames({ ids }: { ids: readonly string[] }) {
  const { data } = useTaxonomy();
  const values = data?.attributes.flatMap((attribute) => attribute.values) ?? [];
  return values.length === 0 ? '…' : values.flatMap(({ id, nameEn }) => (ids.includes(id) ? [nameEn] : [])).join(', ');
}
