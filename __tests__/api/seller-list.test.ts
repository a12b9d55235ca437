import fc from 'fast-check';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { normalizePhone } from '@/lib/domain/text/phone';
import { SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';
import { clock } from '@/lib/server/clock';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

type Query = EndpointInput<typeof sellersApi.list>['query'];

const DAY = 24 * 60 * 60 * 1000;
const NAMES = ['Ambika Textiles', 'ambika sarees', 'Kesar Fashion', 'श्री गणेश साड़ी', 'અંબિકા ફેશન', '100% Cotton_Hub'];
const PEOPLE = ['Mahesh Bhai', 'महेश पटेल', "D'Souza"];

const facts = { as: { accessToken: '' }, markets: [''], salesmen: [''], all: [] as Seller[] };

const list = async (query: Query) => (await api.call(sellersApi.list, { query }, { as: facts.as })).data;

/** Pages through a whole list. */
async function walk(query: Query, betweenPages: () => Promise<unknown> = async () => undefined): Promise<Seller[]> {
  const rows: Seller[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await list({ ...query, ...(cursor && { cursor }) });
    rows.push(...page.rows);
    if (!page.next) return rows;
    cursor = page.next;
    await betweenPages();
  }
}

beforeAll(async () => {
  facts.as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  facts.markets = await Promise.all([1, 2, 3].map(async () => (await makeMarket()).id));
  facts.salesmen = await Promise.all([1, 2].map(async () => (await makeUser({ roles: ['salesman'] })).id));
  const random = fc.sample(
    fc.record({
      businessName: fc.constantFrom(...NAMES),
      contactName: fc.constantFrom(...PEOPLE),
      status: fc.constantFrom(...SELLER_STATUSES),
      marketId: fc.constantFrom(null, ...facts.markets),
      salesmanId: fc.constantFrom(null, ...facts.salesmen),
      superSeller: fc.boolean(),
      deprioritised: fc.boolean(),
      catalogAvailable: fc.boolean(),
      ordersEnabled: fc.boolean(),
      qualityScore: fc.integer({ min: 0, max: 10 }).map((ten) => ten * 10),
      lastActivityAt: fc.nat(4).map((weeks) => new Date(clock.now().getTime() - weeks * 7 * DAY - DAY / 2)),
    }),
    { seed: 20261121, numRuns: 120 },
  );
  for (const row of random) await makeSeller(row);
  facts.all = await walk({ limit: 100 });
  expect(facts.all).toHaveLength(120);
}, 60_000);

/** An independent implementation of the filters, without a look at the query. */
function matches(seller: Seller, { q = '', ...filters }: Query): boolean {
  const isDigits = q.trim() !== '' && /^[\d\s+-]+$/.test(q);
  const words = isDigits ? [normalizePhone(q) ?? q.replace(/\D/g, '')] : q.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [seller.businessName, seller.contactName, ...seller.phoneNumbers]
    .join(' ')
    .normalize('NFKC')
    .toLowerCase();
  const isOneOf = (wanted: unknown, value = '') => wanted === undefined || String(wanted).split(',').includes(value);
  const isFlag = (wanted: string | undefined, value: boolean) => wanted === undefined || wanted === String(value);
  const age = clock.now().getTime() - new Date(seller.lastActivityAt).getTime();
  return (
    words.every((word) => text.includes(word.normalize('NFKC'))) &&
    isOneOf(filters.status, seller.status) &&
    isOneOf(filters.marketId, seller.market?.id) &&
    isOneOf(filters.salesmanId, seller.salesman?.id) &&
    isFlag(filters.superSeller, seller.superSeller) &&
    isFlag(filters.deprioritised, seller.deprioritised) &&
    isFlag(filters.catalogAvailable, seller.catalogAvailable) &&
    isFlag(filters.ordersEnabled, seller.ordersEnabled) &&
    seller.qualityScore >= Number(filters.scoreFrom ?? 0) &&
    seller.qualityScore <= Number(filters.scoreTo ?? 100) &&
    (filters.inactiveDays === undefined || age > Number(filters.inactiveDays) * DAY)
  );
}

const SORTS = ['businessName', 'qualityScore', 'lastActivityAt', 'createdAt'] as const;
const idsOf = (sellers: Seller[]) => sellers.map(({ id }) => id).sort();

describe('the list of sellers', () => {
  const flag = fc.constantFrom('true' as const, 'false' as const);
  const queries = () =>
    fc.record(
      {
        q: fc.oneof(
          fc.constantFrom('ambika', 'AMBIKA  text', 'साड़ी', 'અંબિકા', 'patel', 'महेश', '%', '_', "'", '\\', 'no such'),
          fc.constantFrom(...facts.all.map(({ phoneNumbers }) => phoneNumbers[0]?.slice(3) ?? '')),
          fc.constantFrom('98790', '9879', '000'),
        ),
        status: fc.subarray([...SELLER_STATUSES], { minLength: 1 }),
        marketId: fc.subarray(facts.markets, { minLength: 1 }),
        salesmanId: fc.subarray(facts.salesmen, { minLength: 1 }),
        superSeller: flag,
        deprioritised: flag,
        catalogAvailable: flag,
        ordersEnabled: flag,
        scoreFrom: fc.integer({ min: 0, max: 100 }),
        scoreTo: fc.integer({ min: 0, max: 100 }),
        inactiveDays: fc.integer({ min: 1, max: 40 }),
      },
      { requiredKeys: [] },
    );

  it(
    'holds what the filters say, no more and no less, and counts it',
    () =>
      fc.assert(
        fc.asyncProperty(queries(), fc.constantFrom(...SORTS), fc.boolean(), async (filters, sort, isDown) => {
          const query = { ...filters, sort: isDown ? (`-${sort}` as const) : sort, limit: 40 } as Query;
          const expected = idsOf(facts.all.filter((seller) => matches(seller, query)));
          expect(idsOf(await walk(query))).toEqual(expected);
          expect((await list(query)).count).toEqual({ value: expected.length, isExact: true });
        }),
        { numRuns: 120 },
      ),
    120_000,
  );

  it.each(SORTS.flatMap((sort) => [sort, `-${sort}` as const]))(
    'is in order by %s, page by page, and back again',
    async (sort) => {
      const rows = await walk({ sort, limit: 17 });
      expect(idsOf(rows)).toEqual(idsOf(facts.all));
      const name = sort.replace('-', '') as (typeof SORTS)[number];
      const sign = sort.startsWith('-') ? -1 : 1;
      for (const [index, row] of rows.slice(1).entries()) {
        const [a, b] = [rows[index]?.[name] ?? '', row[name]];
        // Text follows the database's collation, which differs from JavaScript's for some scripts.
        if (typeof a === 'number' || name !== 'businessName') expect(a === b || (a < b ? 1 : -1) === sign).toBe(true);
        if (a === b) expect((rows[index]?.id ?? '') < row.id).toBe(sign === 1);
      }

      const pages: Seller[][] = [];
      let page = await list({ sort, limit: 17 });
      while (page.next) page = await list({ sort, limit: 17, cursor: page.next });
      pages.unshift(page.rows);
      while (page.previous) {
        page = await list({ sort, limit: 17, cursor: page.previous });
        pages.unshift(page.rows);
      }
      expect(pages.flat().map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    },
  );

  it.each([
    { sort: 'nothing' },
    { limit: '101' },
    { limit: '0' },
    { cursor: 'nowhere' },
    { status: 'happy' },
    { marketId: 'Surat' },
    { superSeller: 'maybe' },
    { scoreFrom: '-1' },
    { inactiveDays: '0' },
    { q: 'x'.repeat(101) },
    { colour: 'red' },
  ])('refuses %p', async (query) => {
    const reply = await api.call(sellersApi.list, { query: query as Query }, { as: facts.as });
    expect(reply.status).toBe(400);
  });

  it('refuses the place of another order', async () => {
    const { next } = await list({ sort: 'businessName', limit: 5 });
    for (const sort of ['qualityScore', '-businessName'] as const) {
      const reply = await api.call(sellersApi.list, { query: { sort, cursor: next ?? '' } }, { as: facts.as });
      expect([reply.status, reply.failure.code]).toEqual([400, 'malformed']);
    }
  });

  it('counts by status what the list holds', async () => {
    const { data } = await api.call(sellersApi.counts, {}, { as: facts.as });
    const expected = SELLER_STATUSES.map((status) => {
      const value = facts.all.filter((seller) => seller.status === status).length;
      return [status, { value, isExact: true }];
    });
    expect(data).toEqual(Object.fromEntries(expected));
  });

  // Last, because it adds sellers.
  it.each(SORTS.flatMap((sort) => [sort, `-${sort}` as const]))(
    'by %s shows every seller once though others are added meanwhile',
    async (sort) => {
      const before = idsOf(await walk({ limit: 100 }));
      const rows = await walk({ sort, limit: 19 }, () => makeSeller({ businessName: 'Middle of the list' }));
      const seen = rows.map(({ id }) => id);
      expect(new Set(seen).size).toBe(seen.length);
      expect(before.filter((id) => !seen.includes(id))).toEqual([]);
    },
  );
});
