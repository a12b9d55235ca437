/** Somebody a document names. */
export interface PrintedParty {
  heading: string;
  lines: string[];
}

export interface PrintedColumn {
  header: string;
  /** Its share of the width of the page. */
  share: number;
  isRight?: boolean;
}

export interface PrintedTable {
  heading?: string;
  columns: PrintedColumn[];
  rows: string[][];
  /** Paise of each row, where the sum is carried from page to page. */
  amounts?: number[];
}

/** Everything a document says, as it is printed: it is kept, so that printing it again gives the same. */
export interface PrintedDocument {
  title: string;
  /** What it is and what it is not. */
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

/** An address as a document shows it: a line for each part that is known. */
export interface Party {
  businessName: string;
  address: string;
  city: string;
  state: string;
  pincode: string | null;
  gstin: string | null;
}

/** A party with its GSTIN and the code of its state, as bills name them. */
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

/** Rupees as columns hold them: grouped, always with paise. */
export function columnRupees(paise: number): string {
  const [rupees = '', rest = ''] = (Math.abs(paise) / 100).toFixed(2).split('.');
  const grouped = rupees.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
  return `${paise < 0 ? '-' : ''}${grouped}.${rest}`;
}
