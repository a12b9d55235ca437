import { createHash } from 'node:crypto';
import type { PartDocument } from '@/lib/domain/orders/document-kinds';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { creditNote } from '@/lib/domain/orders/printed/credit-note';
import type { PartFacts } from '@/lib/domain/orders/printed/part-facts';
import type { PrintedDocument } from '@/lib/domain/orders/printed/printed-document';
import { proForma } from '@/lib/domain/orders/printed/pro-forma';
import { orderSheet, packingSlip } from '@/lib/domain/orders/printed/seller-papers';
import type { Consignment } from '@/lib/contracts/orders/order-record';
import { maskedPhones } from '@/lib/domain/buyers/masked-phone';
import { env } from '../../env';
import type { CreditedReturn } from './part-repository';

/** An order part with everything documents can be about. */
export interface PrintablePart {
  id: string;
  facts: PartFacts;
  consignments: readonly Consignment[];
  credits: readonly CreditedReturn[];
}

/** Placeholder for a document that was never issued, so that the current state can be compared with it. */
const NEVER = { number: '', at: '2000-01-01T00:00:00.000Z' };

const payee = () => {
  const { UPI_ID: upiId, UPI_NAME: name } = env();
  return upiId && name ? { upiId, name } : null;
};

/** Printed documents pass through many hands, so phone numbers typed into an address are removed. */
const withoutPhones = (facts: PartFacts): PartFacts => ({
  ...facts,
  deliveryAddress: maskedPhones(facts.deliveryAddress),
  seller: { ...facts.seller, address: maskedPhones(facts.seller.address) },
  buyer: { ...facts.buyer, address: maskedPhones(facts.buyer.address) },
});

/** A document of a part as it would be printed now; null when it has no subject. */
export function printPart(
  part: PrintablePart,
  kind: PartDocument,
  subjectId: string,
  issue: { number: string; at: string } = NEVER,
): PrintedDocument | null {
  const facts = withoutPhones(part.facts);
  if (kind === 'packing_slip') {
    const lorry = part.consignments.find(({ id }) => id === subjectId);
    return lorry ? packingSlip(facts, lorry) : null;
  }
  if (kind === 'credit_note') {
    const credit = part.credits.find(({ id }) => id === subjectId);
    const against = `Order ${subOrderNumber(facts)}`;
    return credit ? creditNote(facts, { ...credit, against }) : null;
  }
  if (subjectId !== part.id) return null;
  return kind === 'pro_forma' ? proForma(facts, { ...issue, payee: payee() }) : orderSheet(facts, issue);
}

/** Identifies the content a document would have now. */
export const madeOfNow = (part: PrintablePart, kind: PartDocument, subjectId: string): string | null => {
  const printed = printPart(part, kind, subjectId);
  return printed && createHash('sha256').update(JSON.stringify(printed)).digest('hex');
};
