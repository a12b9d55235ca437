import { eq } from 'drizzle-orm';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { documentsApi } from '@/lib/contracts/orders/documents';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import type { PartDocument } from '@/lib/domain/orders/document-kinds';
import { orm } from '@/lib/server/db/database';
import { orderDocuments } from '@/lib/server/db/schema/order-documents';
import { readPdf } from '../pdf/read-pdf';
import { serveApi } from '../support/api';
import { download } from '../support/files';
import { makeBuyer, makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let manager: Person;
let salesman: Person;
let sellerId: string;
beforeAll(async () => {
  manager = await signIn('manage_buyer');
  salesman = await signIn('salesman');
  sellerId = (await makeSeller({ status: 'active', salesmanId: salesman.user.id })).id;
});

const issue = (part: SubOrder, kind: PartDocument, subjectId = part.id, as = manager) =>
  api.call(documentsApi.issue, { params: { id: part.id }, body: { kind, subjectId } }, { as });
const fileOf = (id: string, as: Person) => download(api, as, fillPath(documentsApi.content.path, { id }));

async function placedPart(buyerId?: string): Promise<SubOrder> {
  const order = await orderCalls(api, manager).placed([await makeSaleCatalog({ sellerId })], 10, buyerId);
  return order.subOrders[0] as SubOrder;
}

const numbersOf = (numbers: string[]) => numbers.map((number) => Number(number.slice(-5))).sort((a, b) => a - b);

describe('documents of a part', () => {
  it('are numbered without gaps for each seller, however many are made at once', async () => {
    const parts = [await placedPart(), await placedPart(), await placedPart(), await placedPart()];
    const made = await Promise.all(parts.flatMap((part) => [issue(part, 'pro_forma'), issue(part, 'pro_forma')]));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const numbers = [...new Set(made.map(({ data }) => data.number))];
    expect(numbersOf(numbers)).toEqual([1, 2, 3, 4]);
    expect(new Set(numbers.map((number) => number.split('/')[0])).size).toBe(1);
    const other = await orderCalls(api, manager).placed([await makeSaleCatalog()]);
    const { data } = await issue(other.subOrders[0] as SubOrder, 'pro_forma');
    expect(data.number).toMatch(/^P[0-9A-Z]+\/\d\d-\d\d\/00001$/);
  });

  it('are the same while nothing changes, and outdated afterwards', async () => {
    const part = await placedPart();
    const { data: first } = await issue(part, 'pro_forma');
    expect((await issue(part, 'pro_forma')).data.id).toBe(first.id);
    const lines = [{ lineId: part.lines[0]?.id ?? '', pieces: 3 }];
    await orderCalls(api, manager).step('cancel', part.id, { lines, reason: 'Not wanted.', version: part.version });
    const list = async () =>
      (await api.call(documentsApi.list, { params: { id: part.orderId } }, { as: manager })).data;
    expect(await list()).toMatchObject([{ id: first.id, isOutdated: true }]);
    const { data: second } = await issue(part, 'pro_forma');
    expect(second.number).not.toBe(first.number);
    expect((await list()).map(({ isOutdated }) => isOutdated)).toEqual([false, true]);
    const before = Buffer.from(await (await fileOf(first.id, manager)).arrayBuffer());
    const again = Buffer.from(await (await fileOf(first.id, manager)).arrayBuffer());
    expect([readPdf(before).pages, before.equals(again)]).toEqual([1, true]);
  });

  it('are seen by whoever sees the part, without phone numbers, and never changed', async () => {
    const buyer = await makeBuyer({ phoneNumber: '+919925066113', address: 'Ring Road, call 98250 66114' });
    const part = await placedPart(buyer.id);
    const { data } = await issue(part, 'pro_forma', part.id, salesman);
    expect((await fileOf(data.id, salesman)).status).toBe(200);
    const [row] = await orm().select().from(orderDocuments).where(eq(orderDocuments.id, data.id));
    const printed = JSON.stringify(row?.content);
    expect(printed).toContain('Ring Road, call •• 6114');
    expect(['99250', '66113', '98250', '66114'].filter((digits) => printed.includes(digits))).toEqual([]);
    const stranger = await orderCalls(api, manager).placed([await makeSaleCatalog()]);
    const foreign = stranger.subOrders[0] as SubOrder;
    const { data: hidden } = await issue(foreign, 'order_sheet');
    expect((await fileOf(hidden.id, salesman)).status).toBe(404);
    expect((await issue(foreign, 'order_sheet', foreign.id, salesman)).status).toBe(404);
    await expect(orm().update(orderDocuments).set({ number: 'X' })).rejects.toThrow();
  });

  it('are about what belongs to the part only', async () => {
    const [part, other] = [await placedPart(), await placedPart()];
    expect((await issue(part, 'pro_forma', other.id)).status).toBe(404);
    expect((await issue(part, 'packing_slip')).status).toBe(404);
    expect((await issue(part, 'credit_note')).status).toBe(404);
  });
});

describe('papers of many parts', () => {
  const print = async (kind: 'order_sheet' | 'packing_slip', parts: SubOrder[], as = manager) => {
    const body = JSON.stringify({ kind, subOrderIds: parts.map(({ id }) => id) });
    const headers = { Authorization: `JWT ${as.accessToken}`, 'Content-Type': 'application/json' };
    return fetch(api.origin + documentsApi.printMany.path, { method: 'POST', body, headers });
  };
  const pagesOf = async (reply: Response) => readPdf(Buffer.from(await reply.arrayBuffer())).pages;

  it('are one file with a page or more of each, and kept with their orders', async () => {
    const parts = [await placedPart(), await placedPart(), await placedPart()];
    const reply = await print('order_sheet', [...parts, ...parts.slice(0, 1)]);
    expect([reply.status, await pagesOf(reply)]).toEqual([200, 3]);
    const [part] = parts as [SubOrder];
    const kept = await api.call(documentsApi.list, { params: { id: part.orderId } }, { as: manager });
    expect(kept.data).toMatchObject([{ kind: 'order_sheet', isOutdated: false }]);
  });

  it('are refused where nothing went yet, for another portfolio, and beyond fifty', async () => {
    const own = await placedPart();
    const nothing = await print('packing_slip', [own]);
    expect(nothing.status).toBe(409);
    expect(await nothing.text()).toContain('None of the chosen orders was dispatched yet.');
    const foreign = (await orderCalls(api, manager).placed([await makeSaleCatalog()])).subOrders[0] as SubOrder;
    expect((await print('order_sheet', [own, foreign], salesman)).status).toBe(404);
    expect(
      (
        await print(
          'order_sheet',
          Array.from({ length: 51 }, () => own),
        )
      ).status,
    ).toBe(400);
  });
});

it('a payment has one receipt, which a salesman does not see', async () => {
  const { id } = await makeBuyer();
  const body = {
    ...{ amount: 12_500, mode: 'cash' as const, reference: '', note: '' },
    receivedAt: new Date(Date.now() - 1000).toISOString(),
    allocations: [],
  };
  const { data: payment } = await api.call(paymentsApi.receive, { params: { id }, body }, { as: manager });
  const receive = () => api.call(documentsApi.issueReceipt, { params: { id: payment.id } }, { as: manager });
  const replies = await Promise.all([receive(), receive()]);
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  const document = replies[0]?.data;
  expect(document?.number).toMatch(/^R\/\d\d-\d\d\/00001$/);
  expect((await fileOf(document?.id ?? '', manager)).status).toBe(200);
  expect((await fileOf(document?.id ?? '', salesman)).status).toBe(404);
});
