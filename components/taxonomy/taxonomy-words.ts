import { countText, type Noun } from '@/lib/domain/text/count-text';
import type { Attribute, ProductType, ValueUse } from '@/lib/contracts/taxonomy/taxonomy-record';
import { percentText, type GstRate } from '@/lib/domain/taxonomy/gst';
import { rupeesText } from '@/lib/domain/text/money';
import { dayText } from '@/lib/domain/text/indian-day';

export const VALUES: Noun = { one: 'value', many: 'values' };

const USE_NOUNS: Record<ValueUse['kind'], Noun> = {
  productTypes: { one: 'product type', many: 'product types' },
  catalogs: { one: 'catalog', many: 'catalogs' },
  videos: { one: 'video', many: 'videos' },
};

/** "3 product types". */
export const usesText = (uses: readonly ValueUse[]): string =>
  uses.map(({ kind, count }) => countText({ value: count, isExact: true }, USE_NOUNS[kind])).join(', ');

const RETIRED: Record<ValueUse['kind'], (counted: string) => string> = {
  productTypes: (counted) => `${counted} would no longer offer it.`,
  catalogs: (counted) => `It stays on ${counted}.`,
  videos: (counted) => `It stays on ${counted}.`,
};

/** "3 product types would no longer offer it. It stays on 40 catalogs." */
export const retiredText = (uses: readonly ValueUse[]): string =>
  uses.map((use) => RETIRED[use.kind](usesText([use]))).join(' ');

/** "5 %, above ₹2,500 a piece 18 %". */
export const rateText = ({ basisPoints, above }: Omit<GstRate, 'from'>): string =>
  above
    ? `${percentText(basisPoints)}, above ${rupeesText(above.limitPaise)} a piece ${percentText(above.basisPoints)}`
    : percentText(basisPoints);

/** "from 1 Jul 2017: 5 %". */
export const ratesText = (rates: readonly GstRate[]): string =>
  rates.map((rate) => `from ${dayText(rate.from)}: ${rateText(rate)}`).join('; ');

/** "Colour (required), Size (3 values)". */
export const appliedText = (applied: ProductType['attributes'], attributes: readonly Attribute[]): string =>
  attributes
    .flatMap(({ id, nameEn }) => {
      const one = applied.find(({ attributeId }) => attributeId === id);
      if (!one) return [];
      const { length } = one.valueIds;
      const notes = [
        one.required && 'required',
        length > 0 && countText({ value: length, isExact: true }, VALUES),
      ].filter(Boolean);
      return notes.length > 0 ? `${nameEn} (${notes.join(', ')})` : nameEn;
    })
    .join(', ');
