import { europeanDigits } from '../text/indian-digits';
import { oneLine } from '../text/plain-text';

/** A row of a dispatch table: the part of an order, and the lorry. */
export interface DispatchRow {
  /** As written in the table: 1042-2, or 1042 when the order has a single part. */
  order: string;
  lrNumber: string;
  transporter: string;
  parcels: number;
}

/** Most rows per paste. */
export const MOST_ROWS = 200;

const ORDER = /^#?(\d{1,9})(?:\s*[-/]\s*(\d{1,4}))?$/;

/** Order number and part position in a cell; null when it contains none. */
export function partNamed(cell: string): { orderNumber: number; position: number | null } | null {
  const found = ORDER.exec(cell.trim());
  return found && { orderNumber: Number(found[1]), position: found[2] ? Number(found[2]) : null };
}

/** "LR 48213" and "L.R. no. 48213" mean the number 48213; the screens add the label themselves. */
const LR = /^l\.?\s?r\.?(?:\s*(?:no|num|number)\b\.?)?(?![a-z])\s*[:#-]?\s*(?=.*\d)/iu;

const cellsOf = (line: string): string[] => {
  const separator = ['\t', '|', ';', ','].find((one) => line.includes(one));
  return (separator ? line.split(separator) : line.split(/\s{2,}/)).map(oneLine);
};

/**
 * Parses a table copied from a spreadsheet or typed: order, LR, transporter and, where known, parcels. Reports lines
 * without an order, such as the header.
 */
export function readDispatchTable(text: string): { rows: DispatchRow[]; leftOut: string[] } {
  const lines = europeanDigits(text.normalize('NFKC'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const rows: DispatchRow[] = [];
  const leftOut: string[] = [];
  for (const line of lines) {
    const [order = '', lrNumber = '', transporter = '', parcels = ''] = cellsOf(line);
    const isRow = partNamed(order) !== null && rows.length < MOST_ROWS;
    if (isRow)
      rows.push({
        order,
        lrNumber: lrNumber.replace(LR, ''),
        transporter,
        parcels: /^[1-9]\d{0,2}$/.test(parcels) ? Number(parcels) : 1,
      });
    else leftOut.push(oneLine(line));
  }
  return { rows, leftOut };
}
