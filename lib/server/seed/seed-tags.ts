import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { applicableTags } from '@/lib/domain/catalogs/catalog-tags';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { nearestColours } from '@/lib/domain/photos/colour-names';
import { labOfHex } from '@/lib/domain/photos/lab';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Goods } from './goods-at';
import type { Random } from './random';

/** A product type by its English name, as selected while tagging. @throws when the demo's taxonomy lacks it. */
export function typeNamed(name: string, { productTypes }: Taxonomy): Taxonomy['productTypes'][number] {
  const found = productTypes.find(({ nameEn }) => nameEn === name);
  if (!found) throw new Error(`The taxonomy has no ${name}.`);
  return found;
}

type Attribute = Taxonomy['attributes'][number];

/** The value a careful editor would choose: the cloth's colour in the image, the fabric named by the seller. */
function fittingValue({ nameEn, values }: Attribute, { colour, caption }: Goods): string | undefined {
  if (nameEn === 'Colour') return colour && nearestColours([{ ...labOfHex(colour), share: 1 }], values, 1)[0];
  if (nameEn !== 'Fabric') return undefined;
  const said = readCaption(caption).findings.find(({ field }) => field === 'fabric')?.value;
  return values.find((value) => plainText(value.nameEn) === plainText(String(said ?? '')))?.id;
}

/** One value for each attribute a product type requires, matching the goods where visible. */
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
