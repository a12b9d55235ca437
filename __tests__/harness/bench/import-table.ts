import Papa from 'papaparse';
import { gstinCheckCharacter } from '@/lib/domain/sellers/gstin';
import { SELLER_FIELDS, type SellerField } from '@/lib/domain/sellers/seller-fields';
import { MARKETS } from '@/lib/server/seed/market-data';

type Cells = Partial<Record<SellerField, string>>;

/** A way to make a row invalid, and the error it must get. */
interface Mistake {
  field: SellerField;
  cells: (index: number, above: Cells) => Cells;
  told: RegExp;
}

const cell = (field: SellerField, value: string, told: RegExp): Mistake => ({
  field,
  cells: () => ({ [field]: value }),
  told,
});

/** A different number for each row: a repeated number would be reported as a duplicate. */
function mistypedGstin(index: number): string {
  const first = `24AAACC${String(index % 10_000).padStart(4, '0')}D1Z`;
  return first + (gstinCheckCharacter(first) === 'X' ? 'Y' : 'X');
}

const MISTAKES: readonly Mistake[] = [
  cell('businessName', '', /name of the business/),
  cell('contactName', '', /name of a person/),
  cell('phoneNumbers', '9.19E+11', /shortened this number/),
  cell('phoneNumbers', '12345', /not a phone number/),
  cell('market', 'Chor Bazaar Annexe', /no market/),
  { field: 'gstin', cells: (index) => ({ gstin: mistypedGstin(index) }), told: /One character of this GSTIN is wrong/ },
  cell('qualityScore', '101', /not a score/),
  cell('ordersEnabled', 'perhaps', /neither yes nor no/),
  cell('minimumOrderValue', 'a lot', /not an amount/),
  { field: 'phoneNumbers', cells: (_index, { phoneNumbers }) => ({ phoneNumbers }), told: /has .* already/ },
];

/** One row in twenty is invalid, with all kinds of mistakes equally frequent. */
const WRONG_EVERY = 20;

const HEADERS = [
  'businessName',
  'contactName',
  'phoneNumbers',
  'market',
  'city',
  'gstin',
  'qualityScore',
  'ordersEnabled',
  'minimumOrderValue',
] as const satisfies readonly SellerField[];

function goodRow(index: number): Cells {
  const market = MARKETS[index % MARKETS.length];
  return {
    businessName: `Bench Textiles ${index}`,
    contactName: 'Mahesh Bhai',
    // An unassignable phone number.
    phoneNumbers: `+911008${String(index).padStart(6, '0')}`,
    market: market?.name,
    city: market?.city.name,
    gstin: '',
    qualityScore: String(index % 101),
    ordersEnabled: index % 3 === 0 ? 'no' : 'yes',
    minimumOrderValue: index % 2 === 0 ? '₹12,500' : '',
  };
}

export interface ImportTable {
  csv: string;
  good: number;
  /** The mistake of each invalid row, by line in the file. */
  mistakes: Map<number, Mistake>;
}

/** A realistic table of sellers, the same every time. */
export function importTable(count: number): ImportTable {
  const mistakes = new Map<number, Mistake>();
  const rows: Cells[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = goodRow(index);
    const mistake =
      index % WRONG_EVERY === WRONG_EVERY - 1 && MISTAKES[Math.floor(index / WRONG_EVERY) % MISTAKES.length];
    rows.push(mistake ? { ...row, ...mistake.cells(index, rows.at(-1) ?? {}) } : row);
    // The header is the first line.
    if (mistake) mistakes.set(index + 2, mistake);
  }
  const fields = HEADERS.map((field) => SELLER_FIELDS[field].label);
  const data = rows.map((row) => HEADERS.map((field) => row[field] ?? ''));
  return { csv: Papa.unparse({ fields, data }), good: count - mistakes.size, mistakes };
}
