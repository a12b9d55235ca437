import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { applicableTags } from '@/lib/domain/catalogs/catalog-tags';
import type { Random } from './random';

/** A product type by its English name, as whoever tags finds it. @throws when the demo's taxonomy lacks it. */
export function typeNamed(name: string, { productTypes }: Taxonomy): Taxonomy['productTypes'][number] {
  const found = productTypes.find(({ nameEn }) => nameEn === name);
  if (!found) throw new Error(`The taxonomy has no ${name}.`);
  return found;
}

/** One value of each attribute that a product type requires. */
export function requiredTags(type: Taxonomy['productTypes'][number], taxonomy: Taxonomy, random: Random) {
  return type.attributes
    .filter(({ required }) => required)
    .flatMap(({ attributeId }) => {
      const values = taxonomy.attributes.find(({ id }) => id === attributeId)?.values ?? [];
      const offered = values.filter(({ active }) => active).map(({ id }) => ({ attributeId, valueId: id }));
      const fitting = applicableTags(type.id, offered, taxonomy);
      return fitting[random.below(fitting.length)] ?? [];
    });
}
