import { choicesApi } from '@/lib/contracts/base/choices';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { jobsApi } from '@/lib/contracts/jobs';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { orm } from '@/lib/server/db/database';
import { sellerNotes } from '@/lib/server/db/schema/sellers';
import { serveApi } from '../support/api';
import { download } from '../support/files';
import { makeBuyer, makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { makeMarket, makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

/** Values that each appear in exactly one field, so that a value in a response reveals its field. */
const BUYER = {
  phoneNumber: '+919925077331',
  gstin: '08AABCB1234F1ZP',
  address: 'Canary Bhawan Jodhpur',
  creditLimit: 77_331_300,
};
const LEDGER = {
  reference: 'UTR409977331',
  note: 'canary payment',
  buyerNote: 'canary buyer note',
  proof: 'canary yes',
};
const SELLER = {
  phone: '+919825066442',
  gstin: '24AABCS6442F1ZJ',
  address: 'Canary Textile Tower',
  contactName: 'Canary Kaka',
  note: 'canary seller note',
};
const OTHER = { businessName: 'Otherside Silk Mills', title: 'Otherside vol 9', rate: 99_887 };

/** Values in the buyer's own fields, and the same values typed into an order by a user who knew them. */
const BUYER_CANARIES = ['99250 77331', '9925077331', BUYER.gstin, BUYER.address, '77331300', '98250 88553'];
const LEDGER_CANARIES = Object.values(LEDGER);
const SELLER_CANARIES = [
  '9825066442',
  '98250 66442',
  ...[SELLER.gstin, SELLER.address, SELLER.contactName, SELLER.note],
];
const OTHER_CANARIES = [OTHER.businessName, OTHER.title, '99887', '998.87'];

const people = {} as Record<'admin' | 'manage_buyer' | 'manage_seller' | 'salesman', Person>;
const ids = { order: '', draft: '', buyer: '' };

beforeAll(async () => {
  for (const role of ['admin', 'manage_buyer', 'manage_seller', 'salesman'] as const) people[role] = await signIn(role);
  const { id: marketId } = await makeMarket();
  const own = await makeSeller({
    status: 'active',
    marketId,
    salesmanId: people.salesman.user.id,
    phoneNumbers: [SELLER.phone],
    gstin: SELLER.gstin,
    address: SELLER.address,
    contactName: SELLER.contactName,
  });
  const authorId = people.manage_seller.user.id;
  await orm().insert(sellerNotes).values({ sellerId: own.id, authorId, text: SELLER.note, at: new Date() });
  const other = await makeSeller({ status: 'active', businessName: OTHER.businessName });
  const buyer = await makeBuyer({ businessName: 'Roop Canary', ...BUYER });
  ids.buyer = buyer.id;
  const manager = people.manage_buyer;
  const lines = [
    await makeSaleCatalog({ sellerId: own.id }),
    await makeSaleCatalog({ sellerId: other.id, title: OTHER.title, rate: OTHER.rate }),
  ].map(({ id, rate }) => ({ catalogId: id, pieces: 10, rate: rate ?? 0, rateReason: null }));
  const words = { deliveryAddress: 'Ring Road, call 98250 88553', note: 'Ask +91-98250-88553 first' };
  const calls = orderCalls(api, manager);
  ids.draft = (await calls.draft({ buyerId: buyer.id, lines, ...words })).data.id;
  const { data: begun } = await calls.draft({ buyerId: buyer.id, lines, ...words });
  ids.order = (await calls.place(begun.id)).data.id;
  const as = { as: manager };
  const params = { id: buyer.id };
  const { payable = 0 } = (await calls.get(ids.order)).data.subOrders[0] ?? {};
  const receivedAt = new Date(Date.now() - 1000).toISOString();
  await api.call(
    paymentsApi.receive,
    {
      params,
      body: {
        amount: payable,
        mode: 'upi',
        reference: LEDGER.reference,
        note: LEDGER.note,
        receivedAt,
        allocations: [{ orderId: ids.order, amount: payable }],
      },
    },
    as,
  );
  await api.call(buyersApi.addNote, { params, body: { text: LEDGER.buyerNote } }, as);
  await api.call(buyersApi.addConsent, { params, body: { state: 'in', source: 'call', proof: LEDGER.proof } }, as);
});

/** The exported file as text. */
async function exported(as: Person, list: 'orders.list' | 'orders.returns'): Promise<string> {
  const started = await api.call(exportsApi.start, { body: { list, query: '', format: 'csv' } }, { as });
  if (started.status !== 202) return started.text;
  await workOff();
  const { data: job } = await api.call(jobsApi.get, { params: { id: started.data.id } }, { as });
  const reply = await download(api, as, fillPath(filesApi.download.path, { id: job.result?.fileId }));
  return reply.text();
}

/** Every order output that a user can get, by name. */
const SURFACES: Record<string, (as: Person) => Promise<string>> = {
  list: async (as) => (await api.call(ordersApi.list, { query: {} }, { as })).text,
  page: async (as) => (await api.call(ordersApi.get, { params: { id: ids.order } }, { as })).text,
  draft: async (as) => (await api.call(ordersApi.get, { params: { id: ids.draft } }, { as })).text,
  drafts: async (as) => (await api.call(ordersApi.drafts, { query: {} }, { as })).text,
  totals: async (as) => (await api.call(ordersApi.totals, { query: {} }, { as })).text,
  history: async (as) => (await api.call(ordersApi.history, { params: { id: ids.order }, query: {} }, { as })).text,
  returns: async (as) => (await api.call(ordersApi.returns, { query: {} }, { as })).text,
  export: (as) => exported(as, 'orders.list'),
  'export of returns': (as) => exported(as, 'orders.returns'),
  pickers: async (as) => (await api.call(choicesApi.buyers, { query: { q: 'Roop Canary' } }, { as })).text,
};

const LEDGERS: Record<string, (as: Person) => Promise<string>> = {
  buyer: async (as) => (await api.call(buyersApi.get, { params: { id: ids.buyer } }, { as })).text,
  payments: async (as) => (await api.call(paymentsApi.entries, { params: { id: ids.buyer }, query: {} }, { as })).text,
  notes: async (as) => (await api.call(buyersApi.notes, { params: { id: ids.buyer }, query: {} }, { as })).text,
  consents: async (as) => (await api.call(buyersApi.consents, { params: { id: ids.buyer }, query: {} }, { as })).text,
};

const seen = (text: string, canaries: readonly string[]) => canaries.filter((canary) => text.includes(canary));

const HIDDEN = {
  salesman: [...BUYER_CANARIES, ...LEDGER_CANARIES, ...SELLER_CANARIES, ...OTHER_CANARIES],
  manage_seller: [...BUYER_CANARIES, ...LEDGER_CANARIES, ...SELLER_CANARIES],
  manage_buyer: SELLER_CANARIES,
} as const;

describe.each(['salesman', 'manage_seller', 'manage_buyer'] as const)('of an order a %s', (role) => {
  it.each(Object.keys(SURFACES))('sees no hidden field in the %s', async (surface) => {
    expect(seen((await SURFACES[surface]?.(people[role])) ?? '', HIDDEN[role])).toEqual([]);
  });

  it('sees nothing of a buyer’s ledger but as somebody who looks after buyers', async () => {
    const texts = await Promise.all(Object.values(LEDGERS).map((read) => read(people[role])));
    expect(seen(texts.join(), LEDGER_CANARIES)).toEqual(role === 'manage_buyer' ? LEDGER_CANARIES : []);
  });
});

it('whoever may see a field does, so that the canaries are where they were put', async () => {
  const page = (await SURFACES.page?.(people.manage_buyer)) ?? '';
  expect(seen(page, [BUYER.phoneNumber, '77331300', '98250 88553', ...OTHER_CANARIES.slice(0, 3)])).toHaveLength(6);
  expect(await SURFACES.export?.(people.manage_seller)).toContain(OTHER.businessName);
  expect(await SURFACES.export?.(people.salesman)).toContain('Roop Canary');
});

describe('a search', () => {
  const found = async (as: Person, q: string) => [
    (await api.call(ordersApi.list, { query: { q } }, { as })).data.rows.length,
    (await api.call(ordersApi.drafts, { query: { q } }, { as })).data.rows.length,
    (await api.call(choicesApi.buyers, { query: { q } }, { as })).data.length,
  ];

  it.each(['9925077331', '77331', BUYER.gstin])('for %s tells nobody whose it is who may not know', async (q) => {
    for (const role of ['salesman', 'manage_seller'] as const) expect(await found(people[role], q)).toEqual([0, 0, 0]);
    expect((await found(people.manage_buyer, q)).slice(1)).toEqual([1, 1]);
  });

  it('finds a buyer by name and city for all, and another portfolio for no salesman', async () => {
    expect(await found(people.manage_seller, 'roop canary jaipur')).toEqual([2, 1, 1]);
    expect(await found(people.salesman, 'roop canary')).toEqual([1, 0, 1]);
    expect(await found(people.salesman, 'otherside')).toEqual([0, 0, 0]);
  });
});

it('a salesman’s sums are those of the portfolio, in list, page and totals', async () => {
  const as = { as: people.salesman };
  const { data: page } = await api.call(ordersApi.get, { params: { id: ids.order } }, as);
  const [part] = page.subOrders;
  const { data: totals } = await api.call(ordersApi.totals, { query: {} }, as);
  expect(page.subOrders).toHaveLength(1);
  expect(totals).toEqual([{ headline: 'placed', orders: 1, pieces: 10, payable: part?.payable }]);
  expect(page.account).toBeNull();
});

it('a number that is shown masked in a draft is not lost when the draft is kept', async () => {
  const as = { as: people.manage_seller };
  const { data: draft } = await api.call(ordersApi.get, { params: { id: ids.draft } }, as);
  expect(draft.note).toBe('Ask •• 8553 first');
  const { deliveryAddress, note, version } = draft;
  const body = { deliveryAddress: `${deliveryAddress}, Surat`, note, version };
  await api.call(ordersApi.update, { params: { id: ids.draft }, body }, as);
  const kept = await api.call(ordersApi.get, { params: { id: ids.draft } }, { as: people.manage_buyer });
  expect(kept.data.note).toBe('Ask +91-98250-88553 first');
});
