import { sellerAccountsApi } from '@/lib/contracts/orders/seller-accounts';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { serveApi } from '../support/api';
import { makeBuyer, makeSaleCatalog, orderCalls, payFor, type Person, signIn } from '../support/order-place';
import { returnedPart } from '../support/returned-part';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let manager: Person;
beforeAll(async () => {
  manager = await signIn('manage_buyer', 'manage_seller');
});

const account = (id: string, as = manager) => api.call(sellerAccountsApi.get, { params: { id } }, { as });
const accountOf = async (id: string, as = manager) => (await account(id, as)).data;

const sellersOf = async (count: number) => {
  const made = await Promise.all(Array.from({ length: count }, () => makeSeller({ status: 'active' })));
  return made.map(({ id }) => id);
};

it('has each seller’s share of a payment for an order of several', async () => {
  const ids = await sellersOf(3);
  const catalogs = await Promise.all(
    ids.map((sellerId, index) => makeSaleCatalog({ sellerId, rate: 10_000 * (index + 1) })),
  );
  const order = await orderCalls(api, manager).placed(catalogs, 10);
  await payFor(api, manager, order.buyer.id, order.id, 100_001);
  const accounts = await Promise.all(ids.map((id) => accountOf(id)));
  expect(accounts.map(({ payable, credited }) => [payable, credited])).toEqual([
    [100_000, 0],
    [200_000, 0],
    [300_000, 0],
  ]);
  expect(accounts.map(({ fromBuyers }) => fromBuyers?.received)).toEqual([16_667, 33_334, 50_000]);
  expect(accounts.map(({ fromBuyers }) => fromBuyers?.outstanding)).toEqual([83_333, 166_666, 250_000]);
});

it('is less by credit notes, and no payment counts for more than the goods that stay', async () => {
  const [sellerId = ''] = await sellersOf(1);
  const buyer = await makeBuyer();
  const part = await returnedPart(api, manager, sellerId, buyer.id);
  await payFor(api, manager, buyer.id, part.orderId, part.payable);
  for (const [to, version] of [
    ['approved', 1],
    ['received', 2],
    ['settled', 3],
  ] as const)
    await orderCalls(api, manager).step('moveReturn', part.returns[0]?.id ?? '', { to, version });
  const credited = 3 * 41_500;
  expect(await accountOf(sellerId)).toEqual({
    ...{ payable: part.payable, credited },
    fromBuyers: { received: part.payable - credited, outstanding: 0 },
  });
});

it('leaves out what is cancelled', async () => {
  const [sellerId = ''] = await sellersOf(1);
  const order = await orderCalls(api, manager).placed([await makeSaleCatalog({ sellerId })], 10);
  const [part] = order.subOrders as [SubOrder];
  const lines = [{ lineId: part.lines[0]?.id ?? '', pieces: 10 }];
  await payFor(api, manager, order.buyer.id, order.id, 50_000);
  await orderCalls(api, manager).step('cancel', part.id, { lines, reason: 'Not wanted.', version: part.version });
  expect(await accountOf(sellerId)).toEqual({
    ...{ payable: 0, credited: 0 },
    fromBuyers: { received: 0, outstanding: 0 },
  });
});

it('tells what buyers paid to those who see their accounts only', async () => {
  const salesman = await signIn('salesman');
  const { id } = await makeSeller({ status: 'active', salesmanId: salesman.user.id });
  const order = await orderCalls(api, manager).placed([await makeSaleCatalog({ sellerId: id })], 10);
  await payFor(api, manager, order.buyer.id, order.id, 50_000);
  for (const as of [salesman, await signIn('manage_seller')])
    expect(await accountOf(id, as)).toEqual({ payable: 415_000, credited: 0, fromBuyers: null });
  const [other = ''] = await sellersOf(1);
  expect((await account(other, salesman)).status).toBe(404);
});
