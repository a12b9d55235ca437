import { useTaxonomy } from '@/lib/client/queries/taxonomy';

/** A product type by its name. */
export function ProductTypeName({ id }: { id: string }) {
  const { data } = useTaxonomy();
  return data?.productTypes.find((type) => type.id === id)?.nameEn ?? '…';
}

/** Values of attributes by their names, in the order of the taxonomy. */
export function ValueNames({ ids }: { ids: readonly string[] }) {
  const { data } = useTaxonomy();
  const values = data?.attributes.flatMap((attribute) => attribute.values) ?? [];
  return values.length === 0 ? '…' : values.flatMap(({ id, nameEn }) => (ids.includes(id) ? [nameEn] : [])).join(', ');
}
