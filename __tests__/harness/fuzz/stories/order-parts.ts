import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import type { Order, SaleCatalog } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { need, StoryCut, type Teller } from './teller';

/** An Indian mobile number that nobody has yet. */
export const newPhone = ({ random }: Teller): string => `+9198${10_000_000 + random.below(8e7)}`;

export const newBuyer = (teller: Teller): Promise<BuyerDetail> =>
  teller.tell('manage_buyer', buyersApi.create, {
    body: {
      businessName: `Kesar ${teller.random.below(1e9)}`,
      contactName: 'Meena',
      phoneNumber: newPhone(teller),
      city: 'Surat',
      state: 'Gujarat',
    },
  });

/** Two catalogs on sale: one of the salesman's portfolio, and one of another's. */
export async function goodsOfTwo({ tell }: Teller): Promise<{ own: SaleCatalog; other: SaleCatalog }> {
  const [own] = await tell('salesman', ordersApi.catalogs, { query: {} });
  const all = await tell('manage_buyer', ordersApi.catalogs, { query: {} });
  for (const one of all)
    if ((await tell('salesman', ordersApi.catalogs, { query: { id: [one.id] } })).length === 0)
      return { own: need(own, 'catalog of the portfolio'), other: one };
  throw new StoryCut('There is no catalog of another portfolio.');
}

/** Pieces that so many sets have; a dozen each where the catalog is sold in pieces. */
export const piecesOf = ({ setPieces }: Pick<SaleCatalog, 'setPieces'>, sets: number): number =>
  sets * (setPieces ?? 12);

/** A line of a draft at the catalog's own rate. */
export const lineOf = (catalog: SaleCatalog, sets: number) => ({
  catalogId: catalog.id,
  pieces: piecesOf(catalog, sets),
  rate: catalog.rate,
  rateReason: null,
});

/** The part of an order with this catalog, and its line. */
export function partWith({ subOrders }: Order, { id }: Pick<SaleCatalog, 'id'>) {
  const part = need(
    subOrders.find(({ lines }) => lines.some(({ catalogId }) => catalogId === id)),
    'part',
  );
  return { ...part, line: need(part.lines[0], 'line') };
}
