import { percentText } from '../../taxonomy/gst';
import { numberText } from '../../text/count-text';
import type { Bill, BillLine } from '../bill';
import { columnRupees, type PrintedColumn, type PrintedTable } from './printed-document';

const right = (header: string, share: number): PrintedColumn => ({ header, share, isRight: true });

const isBetween = ({ kind }: Pick<Bill, 'kind'>) => kind === 'IGST';
/** SGST, or UTGST instead. */
const stateTax = ({ kind }: Pick<Bill, 'kind'>) => (kind === 'CGST+UTGST' ? 'UTGST' : 'SGST');

const taxes = (bill: Bill, { igst, cgst, sgst }: Pick<BillLine, 'igst' | 'cgst' | 'sgst'>) =>
  isBetween(bill) ? [columnRupees(igst)] : [columnRupees(cgst), columnRupees(sgst)];

const taxColumns = (bill: Bill, share: number, whole = share * 2) =>
  isBetween(bill) ? [right('IGST', whole)] : [right('CGST', share), right(stateTax(bill), share)];

/** The goods of a bill, line by line. */
export const goodsTable = (bill: Bill): PrintedTable => ({
  columns: [
    right('No.', 0.045),
    { header: 'Goods', share: isBetween(bill) ? 0.26 : 0.2 },
    { header: 'HSN', share: 0.08 },
    right('PCS', 0.07),
    right('Rate', 0.1),
    right('Taxable', 0.125),
    right('GST', 0.06),
    ...taxColumns(bill, 0.095, 0.13),
    right('Amount', 0.13),
  ],
  rows: bill.lines.map((line, index) => [
    String(index + 1),
    line.title,
    line.hsn || 'not known',
    numberText(line.pieces),
    columnRupees(line.rate),
    columnRupees(line.taxable),
    percentText(line.basisPoints),
    ...taxes(bill, line),
    columnRupees(line.total),
  ]),
  amounts: bill.lines.map(({ total }) => total),
});

/** Taxes by HSN code and rate. */
export const taxTable = (bill: Bill): PrintedTable => ({
  heading: 'Tax by HSN and rate',
  columns: [{ header: 'HSN', share: 0.2 }, right('GST', 0.16), right('Taxable', 0.24), ...taxColumns(bill, 0.2)],
  rows: bill.summary.map((line) => [
    line.hsn || 'not known',
    percentText(line.basisPoints),
    columnRupees(line.taxable),
    ...taxes(bill, line),
  ]),
});

/** Totals of a bill, from the goods to the amount payable. */
export const totalRows = (bill: Bill, lastLabel: string): [string, string][] => [
  ...(bill.discount > 0
    ? ([
        ['Goods', columnRupees(bill.gross)],
        ['Discount', columnRupees(-bill.discount)],
      ] as [string, string][])
    : []),
  ['Taxable value', columnRupees(bill.taxable)],
  ...(isBetween(bill)
    ? ([['IGST', columnRupees(bill.igst)]] as [string, string][])
    : ([
        ['CGST', columnRupees(bill.cgst)],
        [stateTax(bill), columnRupees(bill.sgst)],
      ] as [string, string][])),
  ['Round off', columnRupees(bill.roundOff)],
  [lastLabel, columnRupees(bill.payable)],
];
