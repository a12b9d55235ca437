import { FIRST_GST_DAY, type ProductType } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { StartingAttributeKey } from './attribute-data';
import type { Names } from './value-data';

interface StartingProductType extends Pick<ProductType, 'segment' | 'hsnCode' | 'gstRates'> {
  name: Names;
  required: readonly StartingAttributeKey[];
  optional: readonly StartingAttributeKey[];
  /** English names of the only allowed sizes. */
  sizes?: readonly string[];
}

/** Unstitched fabric: one rate regardless of price. */
const CLOTH: ProductType['gstRates'] = [{ from: FIRST_GST_DAY, basisPoints: 500, above: null }];

/** Stitched garments: the rate depends on the price. Limit and higher rate were raised on 22 September 2025. */
const GARMENT: ProductType['gstRates'] = [
  { from: FIRST_GST_DAY, basisPoints: 500, above: { limitPaise: 1000_00, basisPoints: 1200 } },
  { from: '2025-09-22', basisPoints: 500, above: { limitPaise: 2500_00, basisPoints: 1800 } },
];

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL'];
const INCHES = ['28', '30', '32', '34', '36', '38', '40', '42', '44'];

const COMMON = ['brand', 'work', 'pattern', 'occasion', 'packaging'] as const;
const SAREE = {
  segment: 'saree',
  gstRates: CLOTH,
  required: ['colour', 'fabric', 'sareeLength', 'blousePiece'],
  optional: [...COMMON, 'border'],
} as const;
const SEWN = {
  segment: 'readymade',
  gstRates: GARMENT,
  required: ['colour', 'fabric', 'size'],
  optional: [...COMMON, 'suitableFor', 'length', 'sleeve'],
  sizes: ['Free size', ...LETTERS],
} as const;
const WRAPPED = {
  segment: 'readymade',
  gstRates: GARMENT,
  required: ['colour', 'fabric'],
  optional: [...COMMON, 'border', 'length'],
} as const;

/** The goods of this trade. HSN codes and rates are those in force at the time of writing; admins keep them current. */
export const STARTING_PRODUCT_TYPES: readonly StartingProductType[] = [
  { ...SAREE, name: ['Saree', 'साड़ी'], hsnCode: '5407' },
  { ...SAREE, name: ['Silk saree', 'रेशमी साड़ी'], hsnCode: '5007' },
  { ...SAREE, name: ['Cotton saree', 'सूती साड़ी'], hsnCode: '5208' },
  {
    ...SAREE,
    name: ['Ready-to-wear saree', 'रेडी टू वियर साड़ी'],
    hsnCode: '6211',
    gstRates: GARMENT,
    required: ['colour', 'fabric', 'blousePiece', 'size'],
    sizes: ['Free size', ...LETTERS],
  },
  {
    name: ['Dress material', 'ड्रेस मटेरियल'],
    segment: 'readymade',
    hsnCode: '5407',
    gstRates: CLOTH,
    required: ['colour', 'fabric'],
    optional: [...COMMON, 'suitableFor', 'border', 'size'],
    sizes: ['Unstitched', 'Semi-stitched'],
  },
  { ...SEWN, name: ['Kurti', 'कुर्ती'], hsnCode: '6206' },
  { ...SEWN, name: ['Suit set', 'सूट सेट'], hsnCode: '6204' },
  {
    ...SEWN,
    name: ['Lehenga', 'लहंगा'],
    hsnCode: '6204',
    optional: [...COMMON, 'suitableFor', 'border', 'sleeve'],
    sizes: ['Free size', 'Unstitched', 'Semi-stitched', ...LETTERS],
  },
  { ...SEWN, name: ['Gown', 'गाउन'], hsnCode: '6204' },
  { ...SEWN, name: ['Co-ord set', 'को-ऑर्ड सेट'], hsnCode: '6204' },
  { ...SEWN, name: ['Top', 'टॉप'], hsnCode: '6206' },
  {
    ...SEWN,
    name: ['Blouse', 'ब्लाउज़'],
    hsnCode: '6206',
    optional: [...COMMON, 'suitableFor', 'sleeve'],
    sizes: ['Free size', ...INCHES],
  },
  {
    ...SEWN,
    name: ['Bottom wear', 'बॉटम वियर'],
    hsnCode: '6204',
    optional: [...COMMON, 'suitableFor', 'length'],
    sizes: ['Free size', ...LETTERS, ...INCHES],
  },
  { ...SEWN, name: ['Nightwear', 'नाइटवियर'], hsnCode: '6208' },
  { ...WRAPPED, name: ['Dupatta', 'दुपट्टा'], hsnCode: '6214' },
];
