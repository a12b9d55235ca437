/** A party named in a document. */
export interface PrintedParty {
  heading: string;
  lines: string[];
}

export interface PrintedColumn {
  header: string;
  /** Share of the page width. */
  share: number;
  isRight?: boolean;
}

export interface PrintedTable {
  heading?: string;
  columns: PrintedColumn[];
  rows: string[][];
  /** Paise of each row, when the sum is carried over between pages. */
  amounts?: number[];
}

/** The complete printed content of a document. It is stored, so that printing again gives the same result. */
export interface PrintedDocument {
  title: string;
  /** States what the document is and what it is not. */
  purpose: string;
  facts: [label: string, value: string][];
  parties: PrintedParty[];
  table: PrintedTable | null;
  totals: [label: string, value: string][];
  inWords: string | null;
  summary: PrintedTable | null;
  notes: string[];
  qr: { link: string; caption: string } | null;
}

/** An address on a document: one line per known part. */
export interface Party {
  businessName: string;
  address: string;
  city: string;
  state: string;
  pincode: string | null;
  gstin: string | null;
}

/** A party with its GSTIN and state code, as bills require. */
export const printedParty = (heading: string, party: Party, stateCode: string | null): PrintedParty => ({
  heading,
  lines: [
    party.businessName,
    party.address,
    [party.city, party.pincode].filter(Boolean).join(' '),
    [party.state, stateCode && `code ${stateCode}`].filter(Boolean).join(', '),
    party.gstin ? `GSTIN ${party.gstin}` : 'GSTIN not known',
  ].filter((line) => line !== ''),
});

/** Rupees for a table column: grouped, always with paise. */
export function columnRupees(paise: number): string {
  const [rupees = '', rest = ''] = (Math.abs(paise) / 100).toFixed(2).split('.');
  const grouped = rupees.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
  return `${paise < 0 ? '-' : ''}${grouped}.${rest}`;
}
