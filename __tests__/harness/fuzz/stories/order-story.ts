import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import type { Order, SaleCatalog } from '@/lib/contracts/orders/order-record';
import { documentsApi } from '@/lib/contracts/orders/documents';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { goodsOfTwo, lineOf, newBuyer, partWith, piecesOf } from './order-parts';
import { need, type Story, type Teller } from './teller';

type Goods = Record<'own' | 'other', SaleCatalog>;

/** A buyer chooses goods of two sellers; the draft is corrected and placed. */
async function placeOne(teller: Teller, { own, other }: Goods) {
  const { tell } = teller;
  const catalogIds = [own.id, other.id];
  const shown = await tell('catalog_expert', catalogPdfsApi.catalogs, { body: { catalogIds } });
  need(shown[1], 'second catalog');
  await tell('manage_buyer', ordersApi.propose, { body: { text: `${other.title} 2 set\n${own.title} 2 set` } });
  const { id: buyerId } = await newBuyer(teller);
  const lines = [lineOf(own, 2), lineOf(other, 2)];
  const body = { buyerId, lines, deliveryAddress: 'Ring Road, Surat', note: '' };
  const draft = await tell('manage_buyer', ordersApi.create, { body });
  const params = { id: draft.id };
  const { version } = await tell('manage_buyer', ordersApi.update, {
    params,
    body: { note: 'Pack each set alone.', discountBasisPoints: 200, version: draft.version },
  });
  await tell('manage_seller', ordersApi.revealPhone, { params });
  return tell('manage_buyer', ordersApi.place, { params, body: { version } });
}

/** A salesman drafts an order that is not wanted after all. */
async function draftInVain(teller: Teller, { own }: Goods, buyerId: string): Promise<void> {
  const { tell } = teller;
  const body = { buyerId, lines: [lineOf(own, 1)], deliveryAddress: '', note: '' };
  const { id, version } = await tell('salesman', ordersApi.create, { body });
  const params = { id };
  const changed = await tell('salesman', ordersApi.update, { params, body: { lines: [lineOf(own, 2)], version } });
  await tell('salesman', ordersApi.discard, {
    params,
    body: { reason: 'Bought elsewhere.', version: changed.version },
  });
}

/** The part outside the salesman's portfolio is changed, answered, partly cancelled and dispatched without its LR. */
async function followOther({ tell, idOf }: Teller, { other }: Goods, order: Order) {
  const part = partWith(order, other);
  const [params, lineId] = [{ id: part.id }, part.line.id];
  const told = partWith(
    await tell('manage_seller', subOrdersApi.assign, {
      params,
      body: { assigneeId: idOf('manage_buyer'), version: part.version },
    }),
    other,
  );
  const line = { lineId, pieces: piecesOf(other, 4), rate: other.rate, rateReason: null };
  const change = { lines: [line], added: [], reason: 'The buyer wants more.', version: told.version };
  await tell('manage_buyer', subOrdersApi.previewChange, { params, body: change });
  const more = partWith(await tell('manage_buyer', subOrdersApi.change, { params, body: change }), other);
  const one = piecesOf(other, 1);
  const answer = { lineId, accepted: 3 * one, refused: one, reason: 'Out of stock' };
  const said = { lines: [answer], version: more.version };
  const answered = partWith(await tell('manage_seller', subOrdersApi.answer, { params, body: said }), other);
  const loss = { lines: [{ lineId, pieces: one }], reason: 'Too many.', version: answered.version };
  const left = partWith(await tell('manage_buyer', subOrdersApi.cancel, { params, body: loss }), other);
  const lorry = { transporter: 'Kesar Roadways', lrNumber: '', isMeant: false };
  const body = {
    ...{ ...lorry, lines: [{ lineId, pieces: one }], parcels: 1, freight: 'to_pay' as const },
    ...{ dispatchedAt: need(order.placedAt, 'time of the order'), version: left.version },
  };
  const gone = partWith(await tell('manage_seller', subOrdersApi.dispatch, { params, body }), other);
  await tell('manage_seller', subOrdersApi.setLr, {
    params: { id: need(gone.consignments[0], 'consignment').id },
    body: { ...lorry, lrNumber: `${order.number}`, isMeant: true, weightKg: 12 },
  });
  const { accepted, refused, cancelled, dispatched } = gone;
  need([accepted, refused, cancelled, dispatched].join() === [2 * one, one, one, one].join() || null, 'right part');
  return gone;
}

/** A salesman takes the answer for their own seller, and pastes a table in which another's order is, too. */
async function followOwn({ tell, idOf }: Teller, { own, other }: Goods, orderId: string) {
  const order = await tell('salesman', ordersApi.get, { params: { id: orderId } });
  const part = partWith(order, own);
  const params = { id: part.id };
  const mine = { assigneeId: idOf('salesman'), version: part.version };
  const { version } = partWith(await tell('salesman', subOrdersApi.assign, { params, body: mine }), own);
  await tell('salesman', subOrdersApi.assign, { params, body: { ...mine, version } });
  const lines = [{ lineId: part.line.id, accepted: piecesOf(own, 2), refused: 0, reason: null }];
  await tell('salesman', subOrdersApi.answer, { params, body: { lines, version } });
  const whole = await tell('manage_seller', ordersApi.get, { params: { id: orderId } });
  const rows = [own, other].map((catalog) => ({
    order: subOrderNumber(partWith(whole, catalog)),
    ...{ lrNumber: `K${order.number}`, transporter: 'Kesar Roadways', parcels: 2 },
  }));
  for (const isDryRun of [true, false]) {
    const [done, foreign] = await tell('salesman', subOrdersApi.dispatchMany, { body: { rows, isDryRun } });
    need(done?.outcome === (isDryRun ? 'dispatch' : 'done') || null, 'dispatch of the own part');
    need(foreign?.outcome === 'refused' || null, 'refusal of the other');
  }
  return part;
}

/** An order of two sellers' goods is drafted, placed, answered, changed and dispatched, each part by its own people. */
export const orderStory: Story = async (teller) => {
  const { tell, reply } = teller;
  const goods = await goodsOfTwo(teller);
  const order = await placeOne(teller, goods);
  await draftInVain(teller, goods, order.buyer.id);
  const { id, consignments } = await followOther(teller, goods, order);
  const { id: ownId } = await followOwn(teller, goods, order.id);
  const params = { id };
  const invoice = { params, body: { kind: 'pro_forma' as const, subjectId: id } };
  await tell('manage_seller', documentsApi.issue, invoice);
  await tell('manage_seller', documentsApi.issue, invoice);
  const subjectId = need(consignments[0], 'consignment').id;
  await tell('manage_seller', documentsApi.issue, { params, body: { kind: 'packing_slip', subjectId } });
  await reply('manage_buyer', documentsApi.printMany, { body: { kind: 'order_sheet', subOrderIds: [id, ownId] } });
};
