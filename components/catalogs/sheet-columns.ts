import { type Catalog, type CatalogForm, catalogFormSchema } from '@/lib/contracts/catalogs/catalog-record';
import { paiseOf, plainRupees } from '@/lib/domain/text/money';
import { CATALOG_LABELS } from '@/lib/domain/catalogs/catalog-labels';

/** Fields editable in place. */
export const SHEET_FIELDS = [
  'title',
  'rate',
  'designNumber',
  'pieces',
  'minimumOrder',
  'dispatchDays',
  'isAvailable',
] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];
export type SheetValue = CatalogForm[SheetField];

/** Parsed value of a typed text, or why it is invalid. */
export type Read = { value: SheetValue } | { problem: string };

export interface SheetColumn {
  field: SheetField;
  label: string;
  width: number;
  isNumber?: true;
  textOf: (catalog: Catalog) => string;
  read: (text: string) => Read;
}

function valid(field: SheetField, value: unknown): Read {
  const { success, data, error } = catalogFormSchema.shape[field].safeParse(value);
  return success ? { value: data as SheetValue } : { problem: error.issues[0]?.message ?? 'This cannot be used.' };
}

const text = (field: 'title' | 'designNumber', width: number): SheetColumn => ({
  field,
  label: CATALOG_LABELS[field],
  width,
  textOf: (catalog) => catalog[field],
  read: (typed) => valid(field, typed),
});

const whole = (field: 'pieces' | 'minimumOrder' | 'dispatchDays'): SheetColumn => ({
  field,
  label: CATALOG_LABELS[field],
  width: 110,
  isNumber: true,
  textOf: (catalog) => String(catalog[field] ?? ''),
  read: (typed) => {
    const bare = typed.normalize('NFKC').trim();
    if (bare !== '' && !/^\d{1,9}$/.test(bare)) return { problem: 'Type a whole number.' };
    return valid(field, bare === '' ? null : Number(bare));
  },
});

const YES = ['yes', 'y', '1', 'true', 'हाँ'];
const NO = ['no', 'n', '0', 'false', 'नहीं'];

/** Columns of the sheet, in order. */
export const SHEET_COLUMNS: readonly SheetColumn[] = [
  text('title', 260),
  {
    field: 'rate',
    label: `${CATALOG_LABELS.rate} (₹)`,
    width: 110,
    isNumber: true,
    textOf: ({ rate }) => (rate === null ? '' : plainRupees(rate)),
    read: (typed) => {
      const rate = typed.trim() === '' ? null : paiseOf(typed);
      if (rate === null && typed.trim() !== '') return { problem: 'Type an amount in rupees, such as 415.' };
      return valid('rate', rate);
    },
  },
  text('designNumber', 140),
  whole('pieces'),
  whole('minimumOrder'),
  whole('dispatchDays'),
  {
    field: 'isAvailable',
    label: CATALOG_LABELS.isAvailable,
    width: 110,
    textOf: ({ isAvailable }) => (isAvailable ? 'Yes' : 'No'),
    read: (typed) => {
      const bare = typed.trim().toLowerCase();
      if (YES.includes(bare)) return { value: true };
      return NO.includes(bare) ? { value: false } : { problem: 'Type yes or no.' };
    },
  },
];
