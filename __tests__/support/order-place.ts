import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { later, clock } from '@/lib/server/clock';
import type { Endpoint, EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Draft } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { buyerSearchText } from '@/lib/domain/buyers/buyer-search';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { orm } from '@/lib/server/db/database';
import { buyers } from '@/lib/server/db/schema/buyers';
import type { serveApi } from './api';
import { makeCatalog } from './catalog-factories';
import { makeSession, makeUser } from './factories';
import { freshPhone, makeSeller } from './seller-factories';
import type { Role } from '@/config/roles';

export const signIn = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });
export type Person = Awaited<ReturnType<typeof signIn>>;

let made = 0;

/** A retailer in Jaipur by default. */
export async function makeBuyer(overrides: Partial<typeof buyers.$inferInsert> = {}) {
  const now = clock.now();
  const names = {
    businessName: `Roop Sangam ${(made += 1)}`,
    contactName: 'Suresh Gupta',
    phoneNumber: freshPhone(),
    city: 'Jaipur',
    state: 'Rajasthan',
    gstin: null,
    ...overrides,
  };
  const row = { ...names, searchText: buyerSearchText(names), statusChangedAt: now, createdAt: now };
  const [buyer] = await orm().insert(buyers).values(row).returning();
  if (!buyer) throw new Error('No buyer was made.');
  return buyer;
}

/** A catalog that buyers see, sold by the piece for ₹415 by default. */
export async function makeSaleCatalog(overrides: Parameters<typeof makeCatalog>[0] = {}) {
  const sellerId = overrides.sellerId ?? (await makeSeller({ status: 'active' })).id;
  return makeCatalog({ title: `Kesariya vol ${(made += 1)}`, status: 'live', rate: 41_500, ...overrides, sellerId });
}

/** Order calls, as one user. */
export function orderCalls(api: ReturnType<typeof serveApi>, as: Person) {
  type Steps = typeof subOrdersApi;
  type Body<E> = E extends Endpoint ? (EndpointInput<E> extends { body: infer Given } ? Given : never) : never;
  const step = <Name extends keyof Steps>(name: Name, id: string, body: Body<Steps[Name]>) =>
    api.call(subOrdersApi[name] as Steps['close'], { params: { id }, body } as never, { as });
  return {
    get: (id: string) => api.call(ordersApi.get, { params: { id } }, { as }),
    draft: (body: Partial<Draft> & Pick<Draft, 'buyerId'>) =>
      api.call(ordersApi.create, { body: { lines: [], deliveryAddress: '', note: '', ...body } }, { as }),
    place: (id: string, version = 1) => api.call(ordersApi.place, { params: { id }, body: { version } }, { as }),
    step,
    /** A placed order with this many pieces of each catalog. */
    placed: async (catalogs: { id: string; rate: number | null }[], pieces = 10, buyerId?: string) => {
      const lines = catalogs.map(({ id, rate }) => ({ catalogId: id, pieces, rate: rate ?? 0, rateReason: null }));
      const body = { buyerId: buyerId ?? (await makeBuyer()).id, lines, deliveryAddress: '', note: '' };
      const { data } = await api.call(ordersApi.create, { body }, { as });
      return (await api.call(ordersApi.place, { params: { id: data.id }, body: { version: 1 } }, { as })).data;
    },
  };
}

/** A buyer's cash payment for one order. */
export const payFor = (
  api: ReturnType<typeof serveApi>,
  as: Person,
  buyerId: string,
  orderId: string,
  amount: number,
) => {
  const entry = { amount, mode: 'cash' as const, reference: '', note: '', receivedAt: later(-1000).toISOString() };
  const body = { ...entry, allocations: [{ orderId, amount }] };
  return api.call(paymentsApi.receive, { params: { id: buyerId }, body }, { as });
};
