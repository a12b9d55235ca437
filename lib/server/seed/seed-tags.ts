import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { applicableTags } from '@/lib/domain/catalogs/catalog-tags';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { nearestColours } from '@/lib/domain/photos/colour-names';
import { labOfHex } from '@/lib/domain/photos/lab';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Goods } from './goods-at';
import type { Random } from './random';

/** A product type by its English name, as whoever tags finds it. @throws when the demo's taxonomy lacks it. */
export function typeNamed(name: string, { productTypes }: Taxonomy): Taxonomy['productTypes'][number] {
  const found = productTypes.find(({ nameEn }) => nameEn === name);
  if (!found) throw new Error(`The taxonomy has no ${name}.`);
  return found;
}

type Attribute = Taxonomy['attributes'][number];

/** The value that a careful clerk would choose: the cloth's colour in the picture, the fabric the seller names. */
function fittingValue({ nameEn, values }: Attribute, { colour, caption }: Goods): string | undefined {
  if (nameEn === 'Colour') return colour && nearestColours([{ ...labOfHex(colour), share: 1 }], values, 1)[0];
  if (nameEn !== 'Fabric') return undefined;
  const said = readCaption(caption).findings.find(({ field }) => field === 'fabric')?.value;
  return values.find((value) => plainText(value.nameEn) === plainText(String(said ?? '')))?.id;
}

/** One value of each attribute that a product type requires, as the goods have it where that can be seen. */
export function requiredTags(type: Taxonomy['productTypes'][number], goods: Goods, taxonomy: Taxonomy, random: Random) {
  return type.attributes
    .filter(({ required }) => required)
    .flatMap(({ attributeId }) => {
      const attribute = taxonomy.attributes.find(({ id }) => id === attributeId);
      const offered = (attribute?.values ?? []).filter(({ active }) => active);
      const possible = applicableTags(
        type.id,
        offered.map(({ id }) => ({ attributeId, valueId: id })),
        taxonomy,
      );
      const any = possible[random.below(possible.length)];
      const fitting = attribute && fittingValue(attribute, goods);
      return possible.find(({ valueId }) => valueId === fitting) ?? any ?? [];
    });
}
