interface Named {
  id: string;
  nameEn: string;
}

interface Tagged {
  productTypeId: string | null;
  tags: readonly { attributeId: string }[];
}

/** Parts of the taxonomy that define which attributes a catalog needs. */
export interface Requirements {
  productTypes: readonly { id: string; attributes: readonly { attributeId: string; required: boolean }[] }[];
  attributes: readonly Named[];
}

/** Names of attributes the product type requires that have no value yet, in taxonomy order. */
export function missingAttributes({ productTypeId, tags }: Tagged, taxonomy: Requirements): string[] {
  const applied = taxonomy.productTypes.find(({ id }) => id === productTypeId)?.attributes ?? [];
  const needed = new Set(applied.filter(({ required }) => required).map(({ attributeId }) => attributeId));
  for (const { attributeId } of tags) needed.delete(attributeId);
  return taxonomy.attributes.filter(({ id }) => needed.has(id)).map(({ nameEn }) => nameEn);
}
