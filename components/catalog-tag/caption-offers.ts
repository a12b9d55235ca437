import type { CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { captionFill } from '@/lib/domain/captions/caption-form';
import { plainerThan } from '@/lib/domain/captions/fabric-kinds';
import { type Learned, lessonWords } from '@/lib/domain/captions/lessons';
import type { CaptionReading, Finding } from '@/lib/domain/captions/reading';
import { rupeesText } from '@/lib/domain/text/money';
import { plainText } from '@/lib/domain/text/plain-text';
import { type Choice, TEXT_KEYS, type TextField } from '@/components/entities/catalog-form/tag-keys';
import { choicesOf, inTagOrder, pick, PRODUCT_TYPE } from '@/components/entities/catalog-form/choices';

/** A caption finding for a field. */
export interface Offer {
  /** Name of a text field, or the id of an attribute. */
  field: string;
  text: string;
  /** True when it can be accepted together with others; an uncertain one only by itself. */
  isSure: boolean;
  /** One of two readings of a field, of which the user accepts one: never accepted in bulk. */
  isRival: boolean;
  take: (values: CatalogForm) => Partial<CatalogForm>;
}

/** Findings in a caption: field values and product types. */
export interface Said {
  reading: CaptionReading;
  products: readonly string[];
  /** Lessons from earlier corrections of this seller's captions. */
  learned?: readonly Learned[];
}

type Words = Taxonomy;
type Read = Pick<Offer, 'field' | 'text' | 'take'> & { isRival?: boolean };

const attributeOf = (words: Words, name: RegExp, choices: readonly Choice[]) =>
  words.attributes.find(({ id, nameEn }) => name.test(nameEn) && choices.some((choice) => choice.id === id));

/** Tags that match these words of a caption; tags that are not offered are skipped. */
function tagsNamed(names: readonly string[], attribute: RegExp, words: Words, choices: readonly Choice[]) {
  const found = attributeOf(words, attribute, choices);
  const options = choices.find(({ id }) => id === found?.id)?.options ?? [];
  return options
    .filter(({ nameEn }) => names.some((name) => plainText(name) === plainText(nameEn)))
    .map(({ id }) => ({ attributeId: found?.id ?? '', valueId: id }));
}

const withTags = (values: CatalogForm, added: CatalogForm['tags']) => ({
  tags: inTagOrder([...values.tags.filter((tag) => !added.some(({ valueId }) => valueId === tag.valueId)), ...added]),
});

function read(finding: Finding, words: Words, choices: readonly Choice[]): Read | null {
  if (finding.field === 'fabric') {
    const [own] = tagsNamed([finding.value], /^fabric\b/i, words, choices);
    const tags = own ? [own] : tagsNamed(plainerThan(finding.value), /^fabric\b/i, words, choices);
    const named = choices
      .flatMap(({ options }) => options)
      .filter(({ id }) => tags.some(({ valueId }) => valueId === id));
    if (!tags[0]) return null;
    const text = named.map(({ nameEn }) => nameEn).join(', ');
    return { field: tags[0].attributeId, text, take: (values) => withTags(values, tags) };
  }
  const fill = captionFill(finding);
  if (!fill) return null;
  const { fills, ...offer } = fill;
  if (finding.field !== 'sizes') return { ...offer, take: () => fills };
  const tags = tagsNamed(finding.value, /^size\b/i, words, choices);
  return { ...offer, take: (values) => ({ ...fills, ...withTags(values, tags) }) };
}

const isTextField = (field: string): field is TextField => Object.hasOwn(TEXT_KEYS, field);

/** True when the value is set already. */
const isTaken = (offer: Offer, values: CatalogForm) =>
  Object.entries(offer.take(values)).every(
    ([name, value]) => JSON.stringify(values[name as keyof CatalogForm]) === JSON.stringify(value),
  );

const isFilled = ({ field }: Offer, values: CatalogForm): boolean => {
  if (field === PRODUCT_TYPE) return values.productTypeId !== null;
  if (!isTextField(field)) return values.tags.some(({ attributeId }) => attributeId === field);
  const value = values[field];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
};

/** Product types named in a caption. If there are several, none is certain. */
function productOffers(products: readonly string[], words: Words): Offer[] {
  return words.productTypes
    .filter(({ id, active }) => active && products.includes(id))
    .map(({ id, nameEn }, _, named) => ({
      field: PRODUCT_TYPE,
      text: nameEn,
      isSure: named.length === 1,
      isRival: false,
      take: (values) => pick(values, { id: PRODUCT_TYPE, several: false }, id, words),
    }));
}

/** Number of corrections that makes a pattern. */
const ENOUGH = 2;

const sourceOf = ({ lesson }: Learned) => `${lessonWords(lesson).toLowerCase()}, as corrected before`;

/** Lessons from corrections, with their source; certain once several agree. */
function learnedOffers(learned: readonly Learned[], words: Words, choices: readonly Choice[]): Offer[] {
  return learned.flatMap((one): Offer[] => {
    const about = { isSure: one.lesson.times >= ENOUGH, isRival: false };
    if (one.field === 'rate') {
      const text = `${rupeesText(one.rate)} (${sourceOf(one)})`;
      return [{ ...about, field: 'rate', text, take: () => ({ rate: one.rate }) }];
    }
    const [tag] = tagsNamed([one.name], /^fabric\b/i, words, choices);
    if (!tag) return [];
    const text = `${one.name} (${sourceOf(one)})`;
    return [{ ...about, field: tag.attributeId, text, take: (values) => withTags(values, [tag]) }];
  });
}

/** Offers of a caption for the current field values; values already set are skipped. */
export function captionOffers(
  { reading, products, learned = [] }: Said,
  values: CatalogForm,
  words: Words,
  choices: readonly Choice[],
): Offer[] {
  const offersOf = (findings: readonly Finding[], isSure: boolean) =>
    findings.flatMap((finding): Offer[] => {
      const offer = read(finding, words, choices);
      return offer ? [{ isRival: false, ...offer, isSure }] : [];
    });
  const taught = learnedOffers(learned, words, choices);
  const isTaught = ({ field }: Offer) => taught.some((offer) => offer.field === field && offer.isSure);
  const all = [
    ...productOffers(products, words),
    ...taught,
    // Findings that were corrected before are not accepted in bulk again.
    ...offersOf(reading.findings, true).map((offer) => ({ ...offer, isSure: !isTaught(offer) })),
    ...offersOf(reading.unsure, false),
  ];
  const isSettled = ({ field, isSure }: Offer) => field === PRODUCT_TYPE && !isSure && values.productTypeId !== null;
  return all.filter((offer) => !isTaken(offer, values) && !isSettled(offer));
}

/** Certain offers for empty fields. */
export const sureOffers = (offers: readonly Offer[], values: CatalogForm): Offer[] =>
  offers.filter((offer) => offer.isSure && !offer.isRival && !isFilled(offer, values));

const takeEach = (offers: readonly Offer[], values: CatalogForm): CatalogForm =>
  sureOffers(offers, values).reduce((now, offer) => ({ ...now, ...offer.take(now) }), values);

/**
 * Accepts all certain offers into empty fields. The product type goes first, because it adds fields. Values entered by
 * a person stay.
 */
export function takeSure(said: Said, values: CatalogForm, words: Words): CatalogForm {
  const typed = takeEach(productOffers(said.products, words), values);
  return takeEach(captionOffers(said, typed, words, choicesOf(typed, words)), typed);
}
