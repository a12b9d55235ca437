import { proposeTitle } from '@/lib/domain/catalogs/catalog-title';
import { STARTING_TAXONOMY, tag, typeId } from '../support/starting-taxonomy';

type Tags = ReturnType<typeof tag>[];
const title = (type: string, ...tags: Tags) => proposeTitle({ productTypeId: typeId(type), tags }, STARTING_TAXONOMY);

describe('A proposed title', () => {
  it('waits for the product type', () => {
    expect(proposeTitle({ productTypeId: null, tags: [] }, STARTING_TAXONOMY)).toBeNull();
    expect(proposeTitle({ productTypeId: 'gone', tags: [] }, STARTING_TAXONOMY)).toBeNull();
  });

  it.each<[string, Tags, string, string]>([
    ['Saree', [], 'Saree', 'साड़ी'],
    [
      'Saree',
      [tag('fabric', 'Georgette'), tag('work', 'Zari'), tag('colour', 'Red')],
      'Georgette Saree with Zari Work – Red',
      'जॉर्जेट साड़ी ज़री के काम के साथ – लाल',
    ],
    ['Saree', [tag('fabric', 'Cotton'), tag('work', 'No work')], 'Cotton Saree', 'सूती साड़ी'],
    ['Silk saree', [tag('fabric', 'Silk')], 'Silk Saree', 'रेशमी साड़ी'],
    ['Kurti', [tag('colour', 'Red'), tag('colour', 'Navy blue')], 'Kurti – Red & Navy Blue', 'कुर्ती – लाल और गहरा नीला'],
    [
      'Kurti',
      [tag('colour', 'Red'), tag('colour', 'Pink'), tag('colour', 'Black')],
      'Kurti – 3 Colours',
      'कुर्ती – 3 रंग',
    ],
  ])('of a %s', (type, tags, en, hi) => {
    expect(title(type, ...tags)).toEqual({ en, hi });
  });

  it('says the pattern where there is no work', () => {
    const [pattern] = STARTING_TAXONOMY.attributes
      .filter(({ nameEn }) => nameEn.startsWith('Pattern'))
      .flatMap(({ id, values }) =>
        values
          .filter(({ nameEn }) => /print/i.test(nameEn))
          .map((value) => ({ nameEn: value.nameEn, attributeId: id, valueId: value.id })),
      );
    if (!pattern) throw new Error('No pattern is a print.');
    const tags = [tag('fabric', 'Rayon'), { attributeId: pattern.attributeId, valueId: pattern.valueId }];
    expect(title('Kurti', ...tags)?.en.toLowerCase()).toBe(`${pattern.nameEn.toLowerCase()} rayon kurti`);
    expect(title('Kurti', ...tags, tag('work', 'Mirror'))?.en).toBe('Rayon Kurti with Mirror Work');
  });
});
