import { asc, inArray, max } from 'drizzle-orm';
import { gstinProblem } from '@/lib/domain/sellers/gstin';
import { normalizePhone } from '@/lib/domain/text/phone';
import { seesOwnPortfolioOnly } from '@/lib/domain/sellers/seller-scope';
import { clock, DAY } from '@/lib/server/clock';
import { orm, type Database } from '@/lib/server/db/database';
import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import { CITIES, MARKETS } from '@/lib/server/seed/market-data';
import { Random } from '@/lib/server/seed/random';
import { DEMO_DUPLICATES } from '@/lib/server/seed/seed-merges';
import { findSeedStaff } from '@/lib/server/seed/seed-demo';
import { SEED_NOW, seedId, seedIndex, seedMoment } from '@/lib/server/seed/seed-ids';
import { countSeeded, hasForeignSellers, seedSellers } from '@/lib/server/seed/seed-sellers';
import { sellerAt } from '@/lib/server/seed/seller-at';
import { listPosts } from '@/lib/server/areas/whatsapp-posts/service';
import { mergeRequests } from '@/lib/server/db/schema/merges';
import { sellerGroups } from '@/lib/server/db/schema/seller-groups';
import { subOrders } from '@/lib/server/db/schema/orders';
import { sellerPhones, sellers } from '@/lib/server/db/schema/sellers';
import { auditEntries } from '@/lib/server/db/schema/system';
import { videos } from '@/lib/server/db/schema/videos';
import { startTestDatabase } from '../support/database';
import { seedSmallDemo } from '../support/small-demo';
import { makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const STAFF = { salesmen: [seedId('notes', 1), seedId('notes', 2)], managers: [seedId('notes', 3)] } as const;

describe('generated sellers', () => {
  const made = Array.from({ length: 20_000 }, (_, index) => sellerAt(index, STAFF));

  it('are the same every time, each for itself', () =>
    expect([19_999, 0, 777].map((index) => sellerAt(index, STAFF))).toEqual([made[19_999], made[0], made[777]]));

  it('share no phone number, and have none that could ring', () => {
    const numbers = made.flatMap(({ phoneNumbers }) => phoneNumbers);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !/^\+9110[1-9]\d{7}$/.test(number) || normalizePhone(number) !== number)).toEqual(
      [],
    );
    expect(numbers.filter((number) => DEMO_USERS.some((user) => user.phoneNumber === number))).toEqual([]);
  });

  it('share no GSTIN, and have right ones of the state they are in', () => {
    const gstins = made.flatMap(({ gstin }) => gstin ?? []);
    expect(gstins.length).toBeGreaterThan(12_000);
    expect(new Set(gstins).size).toBe(gstins.length);
    expect(gstins.filter((gstin) => gstinProblem(gstin) !== null)).toEqual([]);
    const states: string[] = CITIES.map(({ code }) => code);
    expect(gstins.filter((gstin) => !states.includes(gstin.slice(0, 2)))).toEqual([]);
  });

  it('are as various as real ones', () => {
    const share = (is: (seller: (typeof made)[number]) => unknown) => made.filter(is).length / made.length;
    expect(share(({ status }) => status === 'active')).toBeCloseTo(0.78, 1);
    expect(share(({ status }) => status === 'suspended')).toBeCloseTo(0.07, 1);
    expect(share(({ businessName }) => /\p{Script=Devanagari}/u.test(businessName))).toBeCloseTo(0.12, 1);
    expect(share(({ businessName }) => /\p{Script=Gujarati}/u.test(businessName))).toBeGreaterThan(0.03);
    expect(share(({ salesmanId }) => salesmanId)).toBeCloseTo(0.7, 1);
    expect(made.filter(({ status, marketId }) => status !== 'pending' && !marketId)).toEqual([]);
    expect(made.filter(({ qualityScore = -1 }) => qualityScore < 0 || qualityScore > 100)).toEqual([]);
    const isLate = (at: Date | undefined) => at !== undefined && at.getTime() > SEED_NOW;
    expect(made.filter((seller) => isLate(seller.createdAt) || isLate(seller.lastActivityAt))).toEqual([]);
    expect(made.filter((seller) => seller.lastActivityAt < seller.createdAt)).toEqual([]);
  });

  it('have shops in forty markets', () => {
    expect(MARKETS).toHaveLength(40);
    expect(new Set(MARKETS.map(({ name, city }) => `${name} ${city.name}`)).size).toBe(40);
    expect(new Set(made.map(({ marketId }) => marketId)).size).toBe(41);
  });

  it('are numbered by their ids', () => {
    expect([0, 1, 999_999].map((index) => seedIndex(seedId('sellers', index)))).toEqual([0, 1, 999_999]);
    expect(made[3]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('the moment a demo is as of', () => {
  it.each([
    ['2026-11-25T12:00:00.000Z', '2026-11-25T12:00:00.000Z'],
    ['2026-11-25T11:59:59.999Z', '2026-11-24T12:00:00.000Z'],
    ['2025-01-01T23:00:00.000Z', '2025-01-01T12:00:00.000Z'],
  ])('loaded at %s is %s', (now, moment) => {
    expect(new Date(seedMoment(new Date(now))).toISOString()).toBe(moment);
  });
});

describe('chance', () => {
  it('is spread evenly, also for neighbouring seeds', () => {
    const first = Array.from({ length: 10_000 }, (_, seed) => new Random(seed).below(10));
    for (let digit = 0; digit < 10; digit += 1)
      expect(Math.abs(first.filter((value) => value === digit).length - 1000)).toBeLessThan(150);
  });
});

describe('the demo', () => {
  let database: Database;
  beforeAll(async () => {
    database = await startTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  const count = () => orm().$count(sellers);

  it('is loaded once, into a database nobody uses', async () => {
    await seedSmallDemo();
    const twice = DEMO_DUPLICATES.sellers;
    expect([await count(), await countSeeded()]).toEqual([2000 + twice, 2000]);
    const ofPeople = inArray(auditEntries.action, ['sellers.added', 'users.added']);
    expect(await orm().$count(auditEntries, ofPeople)).toBe(2000 + DEMO_USERS.length);
    expect(await orm().$count(sellerGroups)).toBeGreaterThan(200);
    const fates = await orm().selectDistinct({ status: mergeRequests.status }).from(mergeRequests);
    expect(fates.map(({ status }) => status).sort()).toEqual(['different', 'merged', 'open', 'refused', 'undone']);
    await seedSmallDemo();
    expect(await count()).toBe(2000 + twice);
  }, 120_000);

  it('has a new rate in the inbox once its chats are read', async () => {
    await workOff();
    const posts = await listPosts({ state: ['new-rate'], sort: 'at', limit: 9 });
    expect(posts.rows).toMatchObject([
      { duplicateOf: { title: 'Mayuri vol 6' }, newRate: { was: 33_000, now: 34_500 }, photos: [{}, {}] },
    ]);
  });

  it('stores what was generated, to the letter', async () => {
    const staff = await findSeedStaff();
    if (!staff) throw new Error('There is no staff.');
    const stored = await orm().select().from(sellers).orderBy(asc(sellers.id)).limit(50);
    const phones = await orm().select().from(sellerPhones).orderBy(asc(sellerPhones.position));
    const withPhones = stored.map((seller) => ({
      ...seller,
      mergedIntoId: undefined,
      phoneNumbers: phones.filter(({ sellerId }) => sellerId === seller.id).map(({ number }) => number),
    }));
    const shift = (stored[0]?.createdAt.getTime() ?? 0) - (sellerAt(0, staff).createdAt?.getTime() ?? 0);
    const now = SEED_NOW + shift;
    expect(withPhones).toEqual(Array.from({ length: 50 }, (_, index) => sellerAt(index, staff, now)));
    expect(seedMoment(new Date(now))).toBe(now);
  });

  it('is of the days before it was loaded, the last of each of this week', async () => {
    const [order] = await orm()
      .select({ at: max(subOrders.placedAt) })
      .from(subOrders);
    const [video] = await orm()
      .select({ at: max(videos.createdAt) })
      .from(videos);
    const now = clock.now().getTime();
    for (const at of [order?.at, video?.at]) {
      const last = at?.getTime();
      expect(last).toBeLessThanOrEqual(now);
      expect(last).toBeGreaterThan(now - 7 * DAY);
    }
  });

  it('gives sellers to somebody who sees no others', () =>
    expect(DEMO_USERS.filter(({ roles }) => seesOwnPortfolioOnly(roles))).not.toEqual([]));

  it('goes on where it was interrupted, and grows', async () => {
    const staff = await findSeedStaff();
    if (!staff) throw new Error('There is no staff.');
    const seen: number[] = [];
    await seedSellers({ count: 2700, staff, auditEach: 3, onProgress: (done) => seen.push(done) });
    expect([await countSeeded(), seen]).toEqual([2700, [2500, 2700]]);
    await seedSellers({ count: 2700, staff, auditEach: 3 });
    expect(await countSeeded()).toBe(2700);
  });

  it('tells its sellers from those somebody added', async () => {
    expect(await hasForeignSellers()).toBe(false);
    await makeSeller();
    expect(await hasForeignSellers()).toBe(true);
    expect(await countSeeded()).toBe(2700);
    await seedSmallDemo();
    expect(await count()).toBe(2701 + DEMO_DUPLICATES.sellers);
  });
});

describe('a database with people of its own', () => {
  let database: Database;
  beforeAll(async () => {
    database = await startTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  it('is left as it is', async () => {
    await makeUser();
    await seedSmallDemo();
    expect([await findSeedStaff(), await orm().$count(sellers)]).toEqual([null, 0]);
  });
});
