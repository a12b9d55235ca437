import { BuyerViewScreen } from '@/components/buyers/buyer-view-screen';
import { OrderNewScreen } from '@/components/orders/order-new-screen';
import { OrderViewScreen } from '@/components/orders/order-view-screen';
import { choicesApi } from '@/lib/contracts/base/choices';
import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import type { Draft, Order, OrderLine, SaleCatalog } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, KIRAN } from '../support/sellers';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';
import { pageWith } from '../support/videos';

const id = (last: number) => `0198b2a0-0000-7000-8900-00000000000${last}`;

const SAREE: SaleCatalog = {
  id: id(1),
  title: 'Kesariya vol 4',
  designNumber: 'D.1003',
  seller: { id: KESAR.id, businessName: KESAR.businessName, minimumOrderValue: 1_000_000 },
  rate: 41_500,
  setPieces: 4,
  cover: null,
};

const DRAFT: Order = {
  id: id(9),
  number: null,
  headline: 'draft',
  buyer: {
    id: id(8),
    businessName: 'Roop Sangam',
    contactName: 'Suresh Gupta',
    city: 'Jaipur',
    state: 'Rajasthan',
    phone: '•• 2345',
    isBlocked: false,
  },
  account: { creditLimit: 100_000, balance: 50_000, paid: 0 },
  deliveryAddress: '',
  note: '',
  discountBasisPoints: 0,
  cancelReason: null,
  createdBy: KIRAN,
  createdAt: '2026-11-20T06:00:00.000Z',
  placedAt: null,
  expiresAt: '2026-12-04T06:00:00.000Z',
  draftLines: [],
  subOrders: [],
  version: 1,
};

const { phone: _, isBlocked: __, ...NAMED } = DRAFT.buyer;

const BUYER: BuyerDetail = {
  ...{ ...NAMED, phoneNumber: '+919829012345', consent: 'in', address: '', pincode: null, segment: null, dealsIn: [] },
  ...{ gstin: null, manager: null, creditLimit: 0, creditDays: 0, status: 'active', statusReason: null, version: 1 },
  ...{ statusChangedAt: '2026-01-05T06:00:00.000Z', createdAt: '2026-01-05T06:00:00.000Z' },
  counters: { orders: 1, openOrders: 1, openPieces: 8, ordered: 50_000, balance: 50_000, notes: 0 },
};

const toLine = ({ catalogId, pieces, rate, rateReason }: Draft['lines'][number]): OrderLine => ({
  ...{ id: id(2), catalogId, seller: SAREE.seller, title: 'Kesariya vol 4, design D.1003', setPieces: 4 },
  ...{ ordered: pieces, accepted: 0, refused: 0, cancelled: 0, dispatched: 0, delivered: 0, returned: 0 },
  ...{ rate, rateReason, catalogRate: 41_500, gstBasisPoints: 0, refusedReason: null },
});

/** A server that stores the draft it receives. */
function orderOf() {
  serverKnows(asha({ fo: ['manage_buyer'] }));
  let order = DRAFT;
  mockEndpoint(ordersApi.get, () => order);
  mockEndpoint(ordersApi.catalogs, ({ url }) => (url.searchParams.get('q') === 'kesar' ? [SAREE] : []));
  let held = Promise.resolve();
  const saves = mockEndpoint(ordersApi.update, async ({ body }) => {
    const turn = held;
    held = Promise.resolve();
    await turn;
    if (body.version !== order.version) return refusal(409, { code: 'changed_meanwhile', current: order });
    order = { ...order, draftLines: (body.lines ?? []).map(toLine), version: order.version + 1 };
    return order;
  });
  const placings = mockEndpoint(ordersApi.place, () => {
    order = { ...order, number: 1042, headline: 'placed', placedAt: '2026-11-20T07:00:00.000Z', draftLines: [] };
    return order;
  });
  const holdNextSave = () => {
    let release = () => undefined as void;
    held = new Promise((resolve) => (release = resolve));
    return () => release();
  };
  return { saves, placings, holdNextSave, changeElsewhere: () => (order = { ...order, version: order.version + 1 }) };
}

const open = () =>
  openApp(`/order/${DRAFT.id}`, { roles: ['manage_buyer'], pages: { '/order/[id]': OrderViewScreen } }).user;

const search = () => screen.findByRole('combobox', { name: 'Add a catalog' });

async function addSaree(user: ReturnType<typeof open>) {
  await user.type(await search(), 'kesar');
  await screen.findByRole('option', { name: /Kesariya vol 4/ });
  await user.keyboard('{ArrowDown}{Enter}');
  return within(await screen.findByRole('list', { name: 'Lines' }));
}

test('an order is taken by keyboard, kept as it is typed, and placed', async () => {
  const { saves, placings } = orderOf();
  const user = open();
  const lines = await addSaree(user);
  const pieces = lines.getByRole('textbox', { name: 'Pieces' });
  await waitFor(() => expect(pieces).toHaveFocus());
  await user.clear(pieces);
  await user.keyboard('8{Enter}');
  expect(await search()).toHaveFocus();
  await waitFor(() => expect(saves.at(-1)?.body.lines?.[0]).toMatchObject({ catalogId: SAREE.id, pieces: 8 }));
  expect(screen.getByText(/is below the minimum order of ₹10,000/)).toBeInTheDocument();
  expect(screen.getByText(/above the credit limit of ₹1,000/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 1042, Roop Sangam' })).toBeInTheDocument();
  expect(placings.map(({ body }) => body.version)).toEqual([saves.length + 1]);
});

test('what is typed while an earlier save is on its way is placed, too', async () => {
  const { saves, placings, holdNextSave } = orderOf();
  const release = holdNextSave();
  const user = open();
  const lines = await addSaree(user);
  await waitFor(() => expect(saves).toHaveLength(1));
  const pieces = lines.getByRole('textbox', { name: 'Pieces' });
  await user.clear(pieces);
  await user.type(pieces, '12');
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 1042, Roop Sangam' })).toBeInTheDocument();
  expect(saves.map(({ body }) => [body.version, body.lines?.[0]?.pieces])).toEqual([
    [1, 4],
    [2, 12],
  ]);
  expect(placings.map(({ body }) => body.version)).toEqual([3]);
});

test('a broken set is neither kept nor placed', async () => {
  const { saves } = orderOf();
  const user = open();
  const lines = await addSaree(user);
  await waitFor(() => expect(saves).toHaveLength(1));
  const pieces = lines.getByRole('textbox', { name: 'Pieces' });
  await user.clear(pieces);
  await user.type(pieces, '6');
  expect(lines.getByText('Sold as full sets of 4 only.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeDisabled();
});

test('another rate is kept with its reason', async () => {
  const { saves } = orderOf();
  const user = open();
  const lines = await addSaree(user);
  const rate = lines.getByRole('textbox', { name: 'Rate' });
  await user.clear(rate);
  await user.type(rate, '400');
  expect(lines.getByText('Say why the rate is another.')).toBeInTheDocument();
  await user.type(lines.getByRole('textbox', { name: 'Why another rate' }), 'Old');
  await waitFor(() => expect(saves.at(-1)?.body.lines?.[0]).toMatchObject({ rate: 40_000, rateReason: 'Old' }));
});

test('the sum below the lines leaves out the discount', async () => {
  orderOf();
  const user = open();
  await addSaree(user);
  expect(screen.getByText('4 pieces, ₹1,660 and GST')).toBeInTheDocument();
  const discount = screen.getByRole('textbox', { name: 'Discount on the whole order' });
  await user.clear(discount);
  await user.type(discount, '10');
  expect(await screen.findByText('4 pieces, ₹1,494 and GST')).toBeInTheDocument();
});

test('a draft that somebody else changed is not written over', async () => {
  const { changeElsewhere } = orderOf();
  const user = open();
  await search();
  changeElsewhere();
  await addSaree(user);
  expect(await screen.findByRole('button', { name: 'Show the latest' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the latest' }));
  expect(within(screen.getByRole('list', { name: 'Lines' })).queryAllByRole('listitem')).toEqual([]);
});

test('the buyer owes for an order as soon as it is placed', async () => {
  const { placings } = orderOf();
  mockEndpoint(buyersApi.get, () => {
    const balance = placings.length === 0 ? 50_000 : 216_000;
    return { ...BUYER, counters: { ...BUYER.counters, balance } };
  });
  mockEndpoint(ordersApi.list, pageWith([]));
  mockEndpoint(ordersApi.totals, []);
  mockEndpoint(ordersApi.create, DRAFT);
  mockEndpoint(choicesApi.buyers, []);
  mockEndpoint(choicesApi.staff, []);
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  const pages = { '/buyer/[id]': BuyerViewScreen, '/order/new': OrderNewScreen, '/order/[id]': OrderViewScreen };
  const { user } = openApp(`/buyer/${BUYER.id}?tab=orders`, { roles: ['manage_buyer'], pages });
  expect((await screen.findByText('Balance due')).parentElement).toHaveTextContent('₹500');
  await user.click(await screen.findByRole('link', { name: 'New order' }));
  await addSaree(user);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await user.click(await screen.findByRole('link', { name: BUYER.businessName }));
  const due = (await screen.findByText('Balance due')).parentElement;
  await waitFor(() => expect(due).toHaveTextContent('₹2,160'));
});
