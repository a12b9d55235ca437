import { dayText } from '../../text/indian-day';
import { billOf } from '../bill';
import { DOCUMENT_WORDS } from '../document-kinds';
import { rupeesInWords } from '../rupees-in-words';
import { orderFacts, type PartFacts } from './part-facts';
import { type PrintedDocument, printedParty } from './printed-document';
import { goodsTable, taxTable, totalRows } from './tax-tables';

/** Returned goods and the amount credited for them. */
export interface CreditedGoods {
  number: string;
  at: string;
  /** The document the goods were billed by. */
  against: string;
  lineId: string;
  pieces: number;
  reason: string;
  /** Paise. */
  amount: number;
}

/** The credit note for returned goods, taxed as when they were ordered. */
export function creditNote(part: PartFacts, goods: CreditedGoods): PrintedDocument {
  const { number, at, against, lineId, pieces, reason, amount } = goods;
  const bill = billOf(
    part.lines.filter(({ id }) => id === lineId).map((line) => ({ ...line, pieces })),
    part,
  );
  const exact = bill.taxable + bill.igst + bill.cgst + bill.sgst;
  const credited = { ...bill, payable: amount, roundOff: amount - exact };
  return {
    title: DOCUMENT_WORDS.credit_note,
    purpose: 'Data for the seller’s credit note. All credit notes of an order together are rounded once.',
    facts: [['Number', number], ['Date', dayText(at)], ...orderFacts(part), ['Against', against], ['Reason', reason]],
    parties: [printedParty('Seller', part.seller, part.fromState), printedParty('Buyer', part.buyer, part.toState)],
    table: goodsTable(credited),
    totals: totalRows(credited, 'Credited'),
    inWords: rupeesInWords(amount),
    summary: taxTable(credited),
    notes: [],
    qr: null,
  };
}
