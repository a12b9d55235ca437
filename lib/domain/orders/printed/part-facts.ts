import { dayText } from '../../text/indian-day';
import { subOrderNumber } from '../order-number';
import type { Quantities } from '../quantities';
import type { Party } from './printed-document';

/** Facts about a seller's part of an order when a document is made. */
export interface PartFacts {
  orderNumber: number;
  position: number;
  placedAt: string;
  seller: Party;
  buyer: Party;
  /** Empty for the buyer's address. */
  deliveryAddress: string;
  fromState: string | null;
  toState: string | null;
  discountBasisPoints: number;
  lines: readonly (Quantities & {
    id: string;
    title: string;
    hsn: string;
    setPieces: number | null;
    rate: number;
    gstBasisPoints: number;
  })[];
}

/** Order and order date, the first lines of every document about a part. */
export const orderFacts = (part: PartFacts): [string, string][] => [
  ['Order', subOrderNumber(part)],
  ['Placed', dayText(part.placedAt)],
];

/** "3 sets of 4", when a line is sold in sets. */
export function setsText(pieces: number, setPieces: number | null): string {
  if (!setPieces || pieces % setPieces !== 0) return '';
  const sets = pieces / setPieces;
  return `${sets} ${sets === 1 ? 'set' : 'sets'} of ${setPieces}`;
}

export const addressOf = ({ deliveryAddress, buyer }: Pick<PartFacts, 'deliveryAddress' | 'buyer'>): string =>
  deliveryAddress || [buyer.address, buyer.city, buyer.pincode, buyer.state].filter(Boolean).join(', ');
