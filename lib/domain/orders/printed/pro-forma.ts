import { dayText } from '../../text/indian-day';
import { STATES_BY_CODE } from '../../text/indian-states';
import { rupeesText } from '../../text/money';
import { type Bill, billOf } from '../bill';
import { DOCUMENT_WORDS } from '../document-kinds';
import { ewayHint } from '../eway';
import { wantedPieces } from '../quantities';
import { rupeesInWords } from '../rupees-in-words';
import { upiLink } from '../upi';
import { addressOf, orderFacts, type PartFacts } from './part-facts';
import { type PrintedDocument, printedParty } from './printed-document';
import { goodsTable, taxTable, totalRows } from './tax-tables';

interface Issue {
  number: string;
  at: string;
  /** Payee of the requested money; null without one in the settings. */
  payee: { upiId: string; name: string } | null;
}

/** The figures of a part as a bill, for the pieces still wanted. */
export const partBill = (part: PartFacts): Bill =>
  billOf(
    part.lines.map((line) => ({ ...line, pieces: wantedPieces(line) })),
    part,
  );

/** "Rajasthan (08)"; a fallback when the state of a party is unknown. */
const stateText = (code: string | null): string => (code ? `${STATES_BY_CODE[code] ?? code} (${code})` : 'not known');

/** Totals of a seller's part of an order, with everything on a tax invoice except its legal force. */
export function proForma(part: PartFacts, { number, at, payee }: Issue): PrintedDocument {
  const bill = partBill(part);
  const hint = ewayHint({ from: part.fromState, to: part.toState, paise: bill.payable });
  return {
    title: DOCUMENT_WORDS.pro_forma,
    purpose: 'Data for a tax invoice. It is not a tax invoice itself: the seller issues that, with its own number.',
    facts: [
      ['Number', number],
      ['Date', dayText(at)],
      ...orderFacts(part),
      ['Place of supply', stateText(part.toState)],
      ['Reverse charge', 'No'],
      ['IRN', ''],
    ],
    parties: [
      printedParty('Seller', part.seller, part.fromState),
      printedParty('Buyer', part.buyer, part.toState),
      { heading: 'Delivered to', lines: [part.buyer.businessName, addressOf(part)] },
    ],
    table: goodsTable(bill),
    totals: totalRows(bill, 'To pay'),
    inWords: rupeesInWords(bill.payable),
    summary: taxTable(bill),
    notes: [
      ...(hint ? [hint] : []),
      ...(part.fromState && part.toState
        ? []
        : ['The state of the seller or the buyer is not known, so the goods count as leaving the state.']),
    ],
    qr:
      payee && bill.payable > 0
        ? {
            link: upiLink({ ...payee, paise: bill.payable, reference: number, note: `Order ${part.orderNumber}` }),
            caption: `Pay ${rupeesText(bill.payable)} by UPI to ${payee.upiId}. Scanning it proves no payment.`,
          }
        : null,
  };
}
