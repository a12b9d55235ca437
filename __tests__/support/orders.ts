import type { OrderLine, SubOrder, SubOrderRow } from '@/lib/contracts/orders/order-record';
import { KESAR } from './sellers';

const id = (last: number) => `0198b2a0-0000-7000-8910-00000000000${last}`;
const NONE = { accepted: 0, refused: 0, cancelled: 0, dispatched: 0, delivered: 0, returned: 0 };

export const ORDER_LINE: OrderLine = {
  ...{ id: id(1), catalogId: id(2), title: 'Kesariya vol 4', setPieces: null, ordered: 20, ...NONE },
  seller: { id: KESAR.id, businessName: KESAR.businessName, minimumOrderValue: 0 },
  ...{ rate: 41_500, rateReason: null, catalogRate: 41_500, gstBasisPoints: 500, refusedReason: null },
};

/** The second, unassigned part of order 1042, sent to its seller. */
export const ORDER_ROW: SubOrderRow = {
  ...{ id: id(3), orderId: id(4), orderNumber: 1042, position: 2, headline: 'placed', version: 2, ordered: 20 },
  ...{ ...NONE, taxable: 830_000, tax: 41_500, payable: 871_500, discountBasisPoints: 0 },
  buyer: { id: id(5), businessName: 'Roop Sangam', city: 'Jaipur' },
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  ...{ lrMissing: false, isLate: false, assignee: null },
  ...{ placedAt: '2026-11-20T06:00:00.000Z', movedAt: '2026-11-20T06:00:00.000Z' },
};

export const SUB_ORDER: SubOrder = { ...ORDER_ROW, lines: [ORDER_LINE], consignments: [], returns: [] };
