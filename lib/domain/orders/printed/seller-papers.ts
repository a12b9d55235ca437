import { numberText } from '../../text/count-text';
import { dayText } from '../../text/indian-day';
import { DOCUMENT_WORDS } from '../document-kinds';
import { subOrderNumber } from '../order-number';
import { wantedPieces } from '../quantities';
import { addressOf, orderFacts, type PartFacts, setsText } from './part-facts';
import { columnRupees, type PrintedDocument } from './printed-document';

const EMPTY = { totals: [], inWords: null, summary: null, notes: [], qr: null };

const receiver = (part: PartFacts) => ({
  heading: 'For',
  lines: [part.buyer.businessName, addressOf(part)],
});

const sumOf = (pieces: readonly number[]) => pieces.reduce((all, one) => all + one, 0);

/** What a seller has to send, as ordered. */
export function orderSheet(part: PartFacts, { at }: { at: string }): PrintedDocument {
  const lines = part.lines.filter((line) => wantedPieces(line) > 0);
  const value = sumOf(lines.map((line) => wantedPieces(line) * line.rate));
  return {
    ...EMPTY,
    title: DOCUMENT_WORDS.order_sheet,
    purpose: 'What is ordered from the seller. It is no invoice.',
    facts: [...orderFacts(part), ['Printed', dayText(at)]],
    parties: [{ heading: 'Seller', lines: [part.seller.businessName, part.seller.city] }, receiver(part)],
    table: {
      columns: [
        { header: 'No.', share: 0.06, isRight: true },
        { header: 'Goods', share: 0.38 },
        { header: 'Sets', share: 0.14 },
        { header: 'PCS', share: 0.1, isRight: true },
        { header: 'Rate', share: 0.14, isRight: true },
        { header: 'Amount', share: 0.18, isRight: true },
      ],
      rows: lines.map((line, index) => [
        String(index + 1),
        line.title,
        setsText(wantedPieces(line), line.setPieces),
        numberText(wantedPieces(line)),
        columnRupees(line.rate),
        columnRupees(wantedPieces(line) * line.rate),
      ]),
      amounts: lines.map((line) => wantedPieces(line) * line.rate),
    },
    totals: [
      ['Pieces', numberText(sumOf(lines.map(wantedPieces)))],
      ['Goods, GST extra', columnRupees(value)],
    ],
    notes: part.discountBasisPoints > 0 ? ['A discount on the whole order is not taken off here.'] : [],
  };
}

/** The contents of one lorry. */
export interface SlipLorry {
  transporter: string;
  lrNumber: string;
  parcels: number;
  weightKg?: number | null;
  freight: 'paid' | 'to_pay';
  dispatchedAt: string;
  lines: readonly { lineId: string; pieces: number }[];
}

/** Contents of a consignment's parcels: without rates, because it travels with the goods. */
export function packingSlip(part: PartFacts, lorry: SlipLorry): PrintedDocument {
  const packed = lorry.lines.flatMap(({ lineId, pieces }) => {
    const line = part.lines.find(({ id }) => id === lineId);
    return line ? [{ title: line.title, setPieces: line.setPieces, pieces }] : [];
  });
  return {
    ...EMPTY,
    title: DOCUMENT_WORDS.packing_slip,
    purpose: `Goes with the parcels of order ${subOrderNumber(part)}. It is no invoice.`,
    facts: [
      ...orderFacts(part),
      ['Dispatched', dayText(lorry.dispatchedAt)],
      ['Transporter', lorry.transporter],
      ['LR', lorry.lrNumber || 'not known yet'],
      ['Parcels', numberText(lorry.parcels)],
      ...(lorry.weightKg ? ([['Weight', `${numberText(lorry.weightKg)} kg`]] satisfies [string, string][]) : []),
      ['Freight', lorry.freight === 'paid' ? 'Paid' : 'To pay'],
    ],
    parties: [{ heading: 'From', lines: [part.seller.businessName, part.seller.city] }, receiver(part)],
    table: {
      columns: [
        { header: 'No.', share: 0.08, isRight: true },
        { header: 'Goods', share: 0.6 },
        { header: 'Sets', share: 0.18 },
        { header: 'PCS', share: 0.14, isRight: true },
      ],
      rows: packed.map(({ title, setPieces, pieces }, index) => [
        String(index + 1),
        title,
        setsText(pieces, setPieces),
        numberText(pieces),
      ]),
    },
    totals: [['Pieces', numberText(sumOf(packed.map(({ pieces }) => pieces)))]],
  };
}
