import { listCatalogs, listFacets } from '@/lib/server/areas/catalogs/service';
import { readDashboard } from '@/lib/server/areas/dashboard/service';
import { getSeller, listSellers } from '@/lib/server/areas/sellers/service';
import { database } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { sentStatements } from '../harness/bench/sent-statements';
import { serveApi } from '../support/api';
import { serverUrl } from '../support/database';
import { makeUser } from '../support/factories';
import { makeMany, MANY } from '../support/many-records';
import { planOf, plansOf } from '../support/read-plans';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();

const ADMIN = { userId: '', sessionId: '', name: '', roles: ['admin'], mustChangePassword: false } as const;
const SELLERS = { sort: 'businessName', limit: 50 };
const CATALOGS = { sort: '-createdAt', limit: 50 };

/** The maximum that a list counts, and the distance between matches. */
const COUNTED = 12_000;
/** A list page, and the records it is selected from. */
const PAGE = 1_500;
const RECORD = 100;
/** Three of five sellers are active in the market with a tenth of all sellers. */
const MATCHES = (MANY * 6) / 100 + 200;

describe('what is asked of the database', () => {
  const statements = async (work: () => Promise<unknown>) => (await sentStatements(api.database, work)).length;

  it('for a seller is one question', async () => {
    const { id } = await makeSeller();
    expect(await statements(() => getSeller(id, ADMIN))).toBe(1);
  });

  it('for a page of sellers and its count are two', async () => {
    expect(await statements(() => listSellers(SELLERS, ADMIN))).toBe(2);
  });

  it('for a page of catalogs are five at most, whatever the taxonomy holds', async () => {
    expect(await statements(() => listCatalogs(CATALOGS))).toBeLessThanOrEqual(5);
  });
});

/** Plans are judged by the rows they read, in tables larger than a list's count limit. */
if (serverUrl)
  describe('among many, no hot call reads a whole table', () => {
    let admin: typeof ADMIN | (Omit<typeof ADMIN, 'userId'> & { userId: string }) = ADMIN;
    let marketId = '';
    let sellerId = '';
    let cursor: string | null = null;

    beforeAll(async () => {
      const { id } = await makeUser({ roles: ['admin'] });
      admin = { ...ADMIN, userId: id };
      await loadTaxonomy();
      await makeMany(api.database);
      const { rows } = await api.database.pool.query<{ id: string; market_id: string }>(
        `select max(id::text) as id, market_id from sellers group by market_id order by count(*) desc limit 1`,
      );
      ({ id: sellerId = '', market_id: marketId = '' } = rows[0] ?? {});
      cursor = (await listSellers({ ...SELLERS, limit: 100 }, admin)).next;
    }, 900_000);

    const mostLooked = async (work: () => Promise<unknown>) => {
      const steps = (await plansOf(api.database, work)).flat();
      return steps.reduce((most, step) => (step.looked > most.looked ? step : most), { step: 'none', looked: 0 });
    };

    it('a plan that does is noticed', async () => {
      const plan = await planOf(
        database(),
        'select s.market_id, count(*) from catalogs c join sellers s on s.id = c.seller_id group by 1',
      );
      expect(Math.max(...plan.map(({ looked }) => looked))).toBeGreaterThanOrEqual(MANY);
    });

    it.each<[string, number, () => Promise<unknown>]>([
      ['a seller', RECORD, () => getSeller(sellerId, admin)],
      ['the first page of sellers', COUNTED, () => listSellers(SELLERS, admin)],
      ['a later page of sellers', COUNTED, () => listSellers({ ...SELLERS, cursor: cursor ?? '' }, admin)],
      [
        'sellers of a market and a status',
        MATCHES,
        () => listSellers({ ...SELLERS, marketId: [marketId], status: ['active'] }, admin),
      ],
      ['a seller by name', PAGE, () => listSellers({ ...SELLERS, q: 'textiles 4711' }, admin)],
      ['the first page of catalogs', COUNTED, () => listCatalogs(CATALOGS)],
      ['catalogs of a seller', PAGE, () => listCatalogs({ ...CATALOGS, sellerId: [sellerId] })],
      ['catalogs of a status', COUNTED, () => listCatalogs({ ...CATALOGS, status: ['in_review'] })],
      ['counts by facet, each catalog of another seller', COUNTED, () => listFacets({})],
      ['the dashboard of an admin', COUNTED, () => readDashboard(admin)],
    ])('%s looks at %i rows at most', async (_, most, work) => {
      const { step, looked } = await mostLooked(work);
      expect({ step, looked, isFew: looked <= most }).toEqual({ step, looked, isFew: true });
    });
  });
