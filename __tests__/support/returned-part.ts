import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { later } from '@/lib/server/clock';
import type { serveApi } from './api';
import { makeSaleCatalog, orderCalls, type Person } from './order-place';

/** A sub-order for which the return of three of its ten pieces was requested. */
export async function returnedPart(
  api: ReturnType<typeof serveApi>,
  as: Person,
  sellerId?: string,
  buyerId?: string,
): Promise<SubOrder> {
  const calls = orderCalls(api, as);
  const catalog = await makeSaleCatalog(sellerId === undefined ? {} : { sellerId });
  let [part] = (await calls.placed([catalog], 10, buyerId)).subOrders as [SubOrder];
  const lineId = part.lines[0]?.id ?? '';
  const step = async (name: Parameters<typeof calls.step>[0], id: string, body: object) => {
    const { data } = await calls.step(name, id, { ...body } as never);
    [part] = data.subOrders as [SubOrder];
  };
  const now = later(-1000).toISOString();
  const lorry = { transporter: 'Ganesh Roadways', lrNumber: `GR ${part.orderNumber}`, isMeant: false };
  const answer = [{ lineId, accepted: 10, refused: 0, reason: null }];
  await step('answer', part.id, { lines: answer, version: part.version });
  await step('dispatch', part.id, {
    ...{ ...lorry, parcels: 1, freight: 'paid', dispatchedAt: now },
    ...{ lines: [{ lineId, pieces: 10 }], version: part.version },
  });
  await step('deliver', part.consignments[0]?.id ?? '', { deliveredAt: now });
  await step('returnGoods', part.id, { lineId, pieces: 3, reason: 'Damaged', version: part.version });
  return part;
}
