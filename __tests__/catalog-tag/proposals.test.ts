import { captionOffers, type Said, sureOffers, takeSure } from '@/components/catalog-tag/caption-offers';
import { captionPieces } from '@/components/entities/caption-pieces';
import { catalogValues } from '@/components/entities/catalog-form/catalog-values';
import { choicesOf, cleared, pick, PRODUCT_TYPE } from '@/components/entities/catalog-form/choices';
import { missingFields } from '@/components/entities/catalog-form/missing-fields';
import {
  copyTags,
  fillIn,
  isRemembered,
  keptOf,
  NOTHING_REMEMBERED,
  ofSeller,
  remember,
  stillValid,
} from '@/components/catalog-tag/remembered';
import type { CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import { learnedIn } from '@/lib/domain/captions/lessons';
import { productTypesNamed } from '@/lib/domain/captions/product-names';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { attributeId, STARTING_TAXONOMY as TAXONOMY, tag, typeId } from '../support/starting-taxonomy';
import { catalog } from '../support/tagging-place';

const EMPTY = catalogValues(catalog(1));
const KURTI: CatalogForm = { ...EMPTY, productTypeId: typeId('Kurti') };
const saidIn = (caption: string): Said => ({
  reading: readCaption(caption),
  products: productTypesNamed(caption, TAXONOMY.productTypes),
});
const offersIn = (caption: string, values: CatalogForm) =>
  captionOffers(saidIn(caption), values, TAXONOMY, choicesOf(values, TAXONOMY));
const taking = (caption: string, values: CatalogForm) => takeSure(saidIn(caption), values, TAXONOMY);

describe('What was learned from corrections', () => {
  const CAPTION = 'Rayon kurti, rate 415 net 450';
  const learned = (times: number) => learnedIn(CAPTION, [{ id: 'one', field: 'rate', said: 'net', value: '', times }]);
  const rates = (times: number) =>
    captionOffers({ ...saidIn(CAPTION), learned: learned(times) }, KURTI, TAXONOMY, choicesOf(KURTI, TAXONOMY))
      .filter(({ field }) => field === 'rate')
      .map(({ text, isSure }) => [text, isSure]);

  it('is offered with its source, after one correction as a possibility', () =>
    expect(rates(1)[0]).toEqual(['₹450 (the number after “net” is the rate, as corrected before)', false]));

  it('is taken in the place of what was corrected, once several said the same', () => {
    expect(rates(2).filter(([, isSure]) => isSure)).toHaveLength(1);
    const said = { ...saidIn(CAPTION), learned: learned(2) };
    expect(takeSure(said, KURTI, TAXONOMY).rate).toBe(45_000);
  });
});

describe('What a caption offers', () => {
  const CAPTION = 'Rayon kurti\nRate 415/-\nM, L, XL\n4 pcs set\nD.no 1023';

  it('is taken with one key only where it is sure and the field is empty', () => {
    const taken = taking(CAPTION, { ...KURTI, designNumber: 'A-7' });
    expect(taken).toMatchObject({ rate: 41_500, sizes: ['M', 'L', 'XL'], pieces: 4, isSet: true, designNumber: 'A-7' });
    expect(taken.tags).toEqual(
      expect.arrayContaining([tag('fabric', 'Rayon'), tag('size', 'M'), tag('size', 'L'), tag('size', 'XL')]),
    );
  });

  it('is not offered again once it is there', () => {
    const taken = taking(CAPTION, KURTI);
    expect(offersIn(CAPTION, taken)).toEqual([]);
    expect(sureOffers(offersIn(CAPTION, { ...taken, rate: 50_000 }), { ...taken, rate: 50_000 })).toEqual([]);
    expect(offersIn(CAPTION, { ...taken, rate: 50_000 }).map(({ text }) => text)).toEqual(['₹415']);
  });

  it('waits for the product type where it is a tag', () => {
    expect(offersIn('Rayon', EMPTY)).toEqual([]);
    expect(offersIn('Rayon', KURTI)).toMatchObject([{ field: attributeId('fabric'), text: 'Rayon', isSure: true }]);
  });

  it.each([
    ['Malai satin kurti', ['Satin']],
    ['Khadi cotton kurti', ['Khadi', 'Cotton']],
  ])('is the tag of the plain cloth where the finer one has none: %s', (caption, names) => {
    const tags = names.map((name) => tag('fabric', name));
    expect(taking(caption, KURTI).tags).toEqual(expect.arrayContaining(tags));
    expect(taking(caption, KURTI).tags).toHaveLength(tags.length);
  });

  it('is what the goods are, and with it the tags that go with that, at one key', () => {
    expect(offersIn(CAPTION, EMPTY)[0]).toMatchObject({ field: PRODUCT_TYPE, text: 'Kurti', isSure: true });
    const taken = taking(CAPTION, EMPTY);
    expect(taken.productTypeId).toBe(typeId('Kurti'));
    expect(taken.tags).toEqual(expect.arrayContaining([tag('fabric', 'Rayon'), tag('size', 'M')]));
  });

  it('is not surely what the goods are where it names two or one was picked', () => {
    expect(offersIn('Kurti and lehenga', EMPTY).map(({ text, isSure }) => [text, isSure])).toEqual([
      ['Kurti', false],
      ['Lehenga', false],
    ]);
    expect(offersIn('Kurti and lehenga', KURTI)).toEqual([]);
    expect(taking('Saree 450', KURTI).productTypeId).toBe(typeId('Kurti'));
  });

  it('is never the rate of a set by itself', () => {
    const offers = offersIn('Single 650 / full set 600', EMPTY);
    expect(offers.map(({ text }) => text)).toEqual(['₹650', '₹600 in a set']);
    expect(taking('Single 650 / full set 600', EMPTY).rate).toBe(65_000);
  });

  it('is a hint, no more, where it can be read in two ways', () => {
    const offers = offersIn('Rate 415\nRate 450', EMPTY);
    expect(offers.map(({ isSure }) => isSure)).toEqual([false, false]);
    expect(taking('Rate 415\nRate 450', EMPTY)).toEqual(EMPTY);
  });

  it('is marked in the text, which stays whole', () => {
    const text = 'New *Rayon* kurti 🌸 Rate ₹415/-\nRate 450 या 415';
    for (const caption of [text, CAPTION, '']) {
      const pieces = captionPieces(caption, readCaption(caption));
      expect(pieces.map((piece) => piece.text).join('')).toBe(caption);
    }
    const says = captionPieces(CAPTION, readCaption(CAPTION)).filter((piece) => piece.says === 'surely');
    expect(says.map((piece) => piece.text)).toContain('415');
  });
});

describe('What was finished before', () => {
  const finished: CatalogForm = {
    ...KURTI,
    title: 'Red',
    rate: 41_500,
    sizes: ['M'],
    tags: [tag('colour', 'Red'), tag('fabric', 'Rayon')],
  };

  it('is remembered by seller, the last fifty of them, without title and rate', () => {
    let known = NOTHING_REMEMBERED;
    for (let seller = 0; seller < 60; seller += 1) known = remember(known, `seller ${seller}`, finished);
    known = remember(known, 'seller 59', { ...finished, sizes: ['L'] });
    expect(known.bySeller).toHaveLength(50);
    expect(ofSeller(known, 'seller 0')).toBeUndefined();
    expect(ofSeller(known, 'seller 59')?.sizes).toEqual(['L']);
    expect(known.last).not.toHaveProperty('rate');
    expect(isRemembered(JSON.parse(JSON.stringify(known)))).toBe(true);
    for (const broken of [null, 7, 'x', {}, { last: null }]) expect(isRemembered(broken)).toBe(false);
  });

  it('copies product type and tags, and nothing else', () => {
    expect(copyTags({ ...EMPTY, title: 'Mine' }, keptOf(finished))).toEqual({
      ...EMPTY,
      title: 'Mine',
      productTypeId: finished.productTypeId,
      tags: finished.tags,
    });
  });

  it('fills in what is empty and leaves what is there', () => {
    const filled = fillIn(
      { ...KURTI, tags: [tag('colour', 'Black')], pieces: 2 },
      { ...keptOf(finished), pieces: 9 },
      TAXONOMY,
    );
    expect(filled).toMatchObject({ pieces: 2, sizes: ['M'] });
    expect(filled.tags.map(({ valueId }) => valueId).sort()).toEqual(
      [tag('colour', 'Black').valueId, tag('fabric', 'Rayon').valueId].sort(),
    );
  });

  it('loses what was retired meanwhile', () => {
    const retired = {
      ...TAXONOMY,
      attributes: TAXONOMY.attributes.map((attribute) => ({
        ...attribute,
        values: attribute.values.map((value) => ({ ...value, active: value.nameEn !== 'Red' })),
      })),
    };
    expect(stillValid(keptOf(finished), retired)?.tags).toEqual([tag('fabric', 'Rayon')]);
    expect(stillValid({ ...keptOf(finished), productTypeId: 'gone' }, TAXONOMY)).toBeNull();
    expect(stillValid(null, TAXONOMY)).toBeNull();
  });
});

describe('Picking', () => {
  it('replaces one value, toggles several, and drops those another type has no use for', () => {
    const one = { id: attributeId('blousePiece'), several: false };
    const many = { id: attributeId('colour'), several: true };
    let now = pick(EMPTY, { id: PRODUCT_TYPE, several: false }, typeId('Saree'), TAXONOMY);
    for (const name of ['Running blouse', 'Without blouse'])
      now = pick(now, one, tag('blousePiece', name).valueId, TAXONOMY);
    for (const name of ['Red', 'Pink', 'Red']) now = pick(now, many, tag('colour', name).valueId, TAXONOMY);
    expect(now.tags).toHaveLength(2);
    expect(now.tags).toEqual(expect.arrayContaining([tag('blousePiece', 'Without blouse'), tag('colour', 'Pink')]));
    now = pick(now, { id: PRODUCT_TYPE, several: false }, typeId('Kurti'), TAXONOMY);
    expect(now.tags).toEqual([tag('colour', 'Pink')]);
    expect(cleared(now, many.id).tags).toEqual([]);
    expect(cleared(now, PRODUCT_TYPE)).toEqual({ productTypeId: null, tags: [] });
  });
});

describe('What is missing', () => {
  it('is named in the order it is filled in, with the field that fills it', () => {
    const choices = choicesOf(KURTI, TAXONOMY);
    const { missing, needed } = missingFields(KURTI, 0, TAXONOMY, choices);
    expect(missing.map(({ name }) => name)).toEqual(['a photo', 'Colour', 'Fabric', 'Size', 'title', 'rate']);
    expect(missing[0]?.field).toBeNull();
    expect(missing[1]?.field).toEqual({ choice: attributeId('colour') });
    expect(needed).toBe(7);
    expect(missingFields({ ...EMPTY, rate: Number.NaN }, 1, TAXONOMY, choicesOf(EMPTY, TAXONOMY)).missing).toHaveLength(
      3,
    );
  });
});
