import { choicesApi } from '@/lib/contracts/base/choices';
import type { Seller, SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { listCountsApi } from '@/lib/contracts/list-counts';
import { asha, serverKnows } from './open-app';
import { mockEndpoint, refusal } from './mock-endpoint';

const id = (area: number, last: number) => `0198b2a0-0000-7000-8${area}00-${String(last).padStart(12, '0')}`;

export const RADHA = { id: id(1, 1), name: 'Radha Market', city: 'Surat' };
export const KATRA = { id: id(1, 2), name: 'Katra Neel', city: 'Delhi' };
export const MARKET_LABELS = [RADHA, KATRA].map(({ id, name, city }) => ({ id, label: `${name}, ${city}` }));

export const KIRAN = { id: id(2, 1), name: 'Kiran Vyas' };
export const SUNIL = { id: id(2, 2), name: 'Sunil Rao' };

export const seller = (last: number, details: Partial<SellerDetail> = {}): SellerDetail => ({
  id: id(3, last),
  businessName: `Kesar Textiles ${last}`,
  contactName: 'Mahesh Bhai',
  phoneNumbers: [`+9198790${String(last).padStart(5, '0')}`],
  address: '12, Ring Road',
  market: RADHA,
  gstin: null,
  status: 'active',
  statusReason: null,
  statusChangedAt: '2026-10-05T06:00:00.000Z',
  hiddenBySuspension: false,
  qualityScore: 62,
  assignedScore: null,
  deprioritised: false,
  superSeller: false,
  catalogAvailable: true,
  ordersEnabled: true,
  minimumOrderValue: 12_500_000,
  cashOnDelivery: false,
  salesman: KIRAN,
  accountManager: null,
  lastActivityAt: '2026-11-20T06:00:00.000Z',
  createdAt: '2026-01-05T06:00:00.000Z',
  version: 1,
  counters: {
    catalogs: 1_240,
    liveCatalogs: 1_105,
    uploads: 96,
    waitingUploads: 4,
    groups: 2,
    activeGroups: 1,
    notes: 1,
    visits: 3,
  },
  ...details,
});

export const KESAR = seller(1);
export const LAXMI = seller(2, {
  businessName: 'लक्ष्मी साड़ी एम्पोरियम',
  status: 'pending',
  market: null,
  salesman: null,
  superSeller: true,
  catalogAvailable: false,
});

/** The server's sellers, markets and salesmen in these tests, as seen by Asha. */
export function sellersOf(known: SellerDetail[] = [KESAR, LAXMI], person = asha(), recordsCome = Promise.resolve()) {
  serverKnows(person);
  let sellers = known;
  const find = (wanted: string | undefined) => sellers.find((one) => one.id === wanted);
  const change = (wanted: string | undefined, changes: Partial<SellerDetail>) => {
    sellers = sellers.map((one) => (one.id === wanted ? { ...one, ...changes, version: one.version + 1 } : one));
    const changed = find(wanted);
    if (!changed) throw new Error(`No seller is ${wanted}`);
    return changed;
  };
  const isWanted = (search: URLSearchParams) => (one: Seller) => {
    const [statuses, markets] = [search.getAll('status'), search.getAll('marketId')];
    return (
      (statuses.length === 0 || statuses.includes(one.status)) &&
      (markets.length === 0 || markets.includes(one.market?.id ?? ''))
    );
  };
  // Registered before routes with a fixed word in place of the id: the later mock takes precedence.
  mockEndpoint(sellersApi.get, async ({ params }) => {
    await recordsCome;
    return find(params.id) ?? refusal(404, { message: 'This does not exist.' });
  });
  const lists = mockEndpoint(sellersApi.list, ({ url }) => {
    const rows = sellers.filter(isWanted(url.searchParams));
    return { rows, next: null, previous: null, count: { value: rows.length, isExact: true } };
  });
  const choices = mockEndpoint(choicesApi.sellers, ({ url: { searchParams } }) => {
    const ids = searchParams.getAll('id');
    return sellers
      .filter((one) => ids.length === 0 || ids.includes(one.id))
      .filter(isWanted(new URLSearchParams(searchParams.getAll('marketId').map((one) => ['marketId', one]))))
      .map(({ id, businessName, contactName, phoneNumbers: [phone], market }) => ({
        ...{ id, label: businessName, contactName, phoneEnd: phone === undefined ? null : `•• ${phone.slice(-4)}` },
        market: market && { id: market.id, label: `${market.name}, ${market.city}` },
      }));
  });
  mockEndpoint(listCountsApi.get, ({ url: { searchParams } }) =>
    searchParams
      .getAll('search')
      .map((search) => new URLSearchParams(search))
      .map((query) =>
        query.get('status') === 'suspended'
          ? { value: 10_000, isExact: false }
          : { value: sellers.filter(isWanted(query)).length, isExact: true },
      ),
  );
  mockEndpoint(sellersApi.duplicates, { certain: [], hints: [] });
  const searches = mockEndpoint(choicesApi.markets, ({ url: { searchParams } }) => {
    const [q, ids] = [searchParams.get('q') ?? '', searchParams.getAll('id')];
    return MARKET_LABELS.filter((one) =>
      ids.length > 0 ? ids.includes(one.id) : one.label.toLowerCase().includes(q.toLowerCase()),
    );
  });
  mockEndpoint(choicesApi.staff, ({ url: { searchParams } }) => {
    const ids = searchParams.getAll('id');
    return [KIRAN, SUNIL].filter((one) => ids.length === 0 || ids.includes(one.id));
  });
  return { change, add: (one: SellerDetail) => (sellers = [...sellers, one]), lists, choices, searches };
}
