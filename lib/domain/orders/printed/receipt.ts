import { dayText } from '../../text/indian-day';
import { DOCUMENT_WORDS } from '../document-kinds';
import { PAYMENT_MODE_WORDS, type PaymentMode } from '../entries';
import { orderName } from '../order-number';
import { rupeesInWords } from '../rupees-in-words';
import { columnRupees, type PrintedDocument } from './printed-document';

/** A recorded payment. */
export interface ReceivedPayment {
  number: string;
  receivedAt: string;
  amount: number;
  mode: PaymentMode;
  reference: string;
  buyer: { businessName: string; city: string; state: string };
  allocations: readonly { orderNumber: number; amount: number }[];
}

/** The receipt a buyer gets for a payment. */
export function receipt({ allocations, buyer, ...payment }: ReceivedPayment): PrintedDocument {
  const shared = allocations.reduce((all, { amount }) => all + amount, 0);
  const rest = payment.amount - shared;
  const rows = [
    ...allocations.map(({ orderNumber, amount }) => [orderName(orderNumber), columnRupees(amount)]),
    ...(rest > 0 ? [['Not for an order yet', columnRupees(rest)]] : []),
  ];
  return {
    title: DOCUMENT_WORDS.receipt,
    purpose: 'Says what was received. A cheque counts once it is cleared.',
    facts: [
      ['Number', payment.number],
      ['Received', dayText(payment.receivedAt)],
      ['By', PAYMENT_MODE_WORDS[payment.mode]],
      ['Reference', payment.reference || 'none'],
    ],
    parties: [{ heading: 'Received from', lines: [buyer.businessName, `${buyer.city}, ${buyer.state}`] }],
    table: {
      columns: [
        { header: 'For', share: 0.7 },
        { header: 'Amount', share: 0.3, isRight: true },
      ],
      rows,
    },
    totals: [['Received', columnRupees(payment.amount)]],
    inWords: rupeesInWords(payment.amount),
    summary: null,
    notes: [],
    qr: null,
  };
}
