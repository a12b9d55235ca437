import { fillPath } from '@/lib/contracts/base/endpoint';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { jobsApi } from '@/lib/contracts/jobs';
import { documentsApi } from '@/lib/contracts/orders/documents';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { PART_DOCUMENTS, type PartDocument } from '@/lib/domain/orders/document-kinds';
import { orm } from '@/lib/server/db/database';
import { orderDocuments } from '@/lib/server/db/schema/order-documents';
import { sellerNotes } from '@/lib/server/db/schema/sellers';
import { serveApi } from '../support/api';
import { download } from '../support/files';
import { makeBuyer, orderCalls, type Person, signIn } from '../support/order-place';
import { returnedPart } from '../support/returned-part';
import { makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

const BUYER = {
  contactName: 'Canary Behen',
  phoneNumber: '+919925071117',
  gstin: '08AABCB1234F1ZP',
  address: 'Canary Bhawan, call 98250 71118',
  creditLimit: 71_119_000,
};
const SELLER = {
  contactName: 'Canary Kaka',
  phoneNumbers: ['+919825072227'],
  gstin: '24AABCS6442F1ZJ',
  address: 'Canary Textile Tower, call 98250 72228',
};
const NOTES = { buyer: 'canary buyer note', seller: 'canary seller note' };

/** Never printed, for any user: paper documents pass through many hands. */
const NEVER_PRINTED = [
  ...['99250', '71117', '71118', '98250', '72227', '72228', '71119', BUYER.contactName, SELLER.contactName],
  ...Object.values(NOTES),
];
/** Printed only on bills, where the law requires it. */
const ON_BILLS = [BUYER.gstin, SELLER.gstin];
const BILLS: readonly PartDocument[] = ['pro_forma', 'credit_note'];

const people = {} as Record<'manage_buyer' | 'manage_seller' | 'salesman', Person>;
const ROLES = ['manage_buyer', 'manage_seller', 'salesman'] as const;
const parts = {} as Record<'own' | 'other', SubOrder>;

beforeAll(async () => {
  for (const role of ROLES) people[role] = await signIn(role);
  const own = await makeSeller({ status: 'active', salesmanId: people.salesman.user.id, ...SELLER });
  const other = await makeSeller({ status: 'active', businessName: 'Otherside Silk Mills' });
  const buyer = await makeBuyer({ businessName: 'Roop Canary', ...BUYER });
  await orm()
    .insert(sellerNotes)
    .values({ sellerId: own.id, authorId: people.manage_seller.user.id, text: NOTES.seller, at: new Date() });
  const as = { as: people.manage_buyer };
  await api.call(buyersApi.addNote, { params: { id: buyer.id }, body: { text: NOTES.buyer } }, as);
  parts.own = await returnedPart(api, people.manage_buyer, own.id, buyer.id);
  parts.other = await returnedPart(api, people.manage_buyer, other.id, buyer.id);
  for (const part of Object.values(parts))
    for (const [to, version] of [
      ['approved', 1],
      ['received', 2],
      ['settled', 3],
    ] as const)
      await orderCalls(api, people.manage_buyer).step('moveReturn', part.returns[0]?.id ?? '', { to, version });
});

const subjectOf = (part: SubOrder, kind: PartDocument) =>
  (kind === 'packing_slip' ? part.consignments[0]?.id : kind === 'credit_note' ? part.returns[0]?.id : part.id) ?? '';

const issue = (part: SubOrder, kind: PartDocument, as: Person) =>
  api.call(documentsApi.issue, { params: { id: part.id }, body: { kind, subjectId: subjectOf(part, kind) } }, { as });

const seen = (text: string, canaries: readonly string[]) => canaries.filter((canary) => text.includes(canary));

describe.each(ROLES)('a %s', (role) => {
  it.each(PART_DOCUMENTS)('prints a %s without what is nobody’s on paper', async (kind) => {
    const { status, data } = await issue(parts.own, kind, people[role]);
    expect(status).toBe(201);
    const file = await download(api, people[role], fillPath(documentsApi.content.path, { id: data.id }));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const rows = await orm().select().from(orderDocuments);
    // The file is drawn from this content only.
    const printed = JSON.stringify(rows.find(({ id }) => id === data.id)?.content);
    expect(printed).toContain('Roop Canary');
    expect(seen(printed, NEVER_PRINTED)).toEqual([]);
    expect(seen(printed, ON_BILLS)).toEqual(BILLS.includes(kind) ? ON_BILLS : []);
    expect(seen(JSON.stringify(data), [...NEVER_PRINTED, ...ON_BILLS])).toEqual([]);
  });

  it('lists returns and puts them in a file without what the role may not know', async () => {
    const as = { as: people[role] };
    const list = await api.call(ordersApi.returns, { query: {} }, as);
    expect(list.data.rows).toHaveLength(role === 'salesman' ? 1 : 2);
    const started = await api.call(
      exportsApi.start,
      { body: { list: 'orders.returns', query: '', format: 'csv' } },
      as,
    );
    await workOff();
    const { data: job } = await api.call(jobsApi.get, { params: { id: started.data.id } }, as);
    const file = await download(api, people[role], fillPath(filesApi.download.path, { id: job.result?.fileId }));
    const texts = list.text + (await file.text());
    expect(texts).toContain('Roop Canary');
    expect(seen(texts, [...NEVER_PRINTED, ...ON_BILLS])).toEqual([]);
    expect(seen(texts, ['Otherside'])).toEqual(role === 'salesman' ? [] : ['Otherside']);
  });
});

it.each(PART_DOCUMENTS)('a salesman gets no %s of another portfolio', async (kind) => {
  expect((await issue(parts.other, kind, people.salesman)).status).toBe(404);
  const { data } = await issue(parts.other, kind, people.manage_buyer);
  const file = await download(api, people.salesman, fillPath(documentsApi.content.path, { id: data.id }));
  expect(file.status).toBe(404);
  const list = await api.call(documentsApi.list, { params: { id: parts.other.orderId } }, { as: people.salesman });
  expect(list.status).toBe(404);
});

it.each(ROLES)('what everything’s search gives a %s of an order holds none of it', async (role) => {
  for (const q of [String(parts.own.orderNumber), 'roop canary', `GR ${parts.own.orderNumber}`]) {
    const { text, data } = await api.call(ordersApi.list, { query: { q, limit: 5 } }, { as: people[role] });
    expect(data.rows.length).toBeGreaterThan(0);
    expect(seen(text, [...NEVER_PRINTED, ...ON_BILLS])).toEqual([]);
  }
});
