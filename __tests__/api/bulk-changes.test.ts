import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { BULK_IDS_LIMIT, BULK_LIMIT } from '@/lib/domain/lists/bulk-changes';
import { orm } from '@/lib/server/db/database';
import { insertMany } from '@/lib/server/db/insert-many';
import { sellers } from '@/lib/server/db/schema/sellers';
import { newId } from '@/lib/server/db/schema/columns';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeSession, makeUser } from '../support/factories';
import { makeGroup, makeMarket, makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
let kiran: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  kiran = await makeUser({ roles: ['salesman'], name: 'Kiran Vyas' });
});

const { preview, start, run, refresh, rowsOf, seller } = bulkChanging(api, () => as);

const columnsOf = ({ phoneNumbers: _, ...columns }: Awaited<ReturnType<typeof makeSeller>>) => columns;
const some = (count: number, details: Parameters<typeof makeSeller>[0] = {}) =>
  Promise.all(Array.from({ length: count }, () => makeSeller(details)));
const idsOf = (records: { id: string }[]) => ({ ids: records.map(({ id }) => id) });
const toKiran = () => ({ action: 'set-salesman', salesmanId: kiran.id }) as const;
const suspend = { action: 'change-status', to: 'suspended', reason: 'Sends other photos than goods.' } as const;

describe('A preview', () => {
  it('counts what would change, is unchanged or is refused, and changes nothing', async () => {
    const [active, suspended, pending] = [
      await some(3, { status: 'active' }),
      await some(2, { status: 'suspended' }),
      await some(7, { status: 'pending' }),
    ];
    const selection = idsOf([...active, ...suspended, ...pending]);
    expect((await preview(selection, suspend)).data).toEqual({
      title: 'Suspend 12 sellers',
      matching: 12,
      willChange: 3,
      same: 2,
      guarded: 0,
      refused: [
        {
          reason: 'A seller who is pending cannot become suspended.',
          count: 7,
          examples: pending.slice(0, 5).map(({ businessName }) => businessName),
        },
      ],
      stamp: expect.any(String),
    });
    expect(await seller(active[0] ?? { id: '' })).toMatchObject({ status: 'active', version: 1 });
  });

  it('says how many can be chosen one by one', async () => {
    const tooMany = Array.from({ length: BULK_IDS_LIMIT + 1 }, newId);
    for (const selection of [{ ids: tooMany }, { query: '', except: tooMany }])
      expect((await preview(selection, toKiran())).failure.issues?.[0]?.message).toMatch(
        /^At most 1,000 can be chosen one by one\./,
      );
  });

  it('of all that match takes the list’s own query, without those left out', async () => {
    const market = await makeMarket();
    const those = await some(6, { marketId: market.id, superSeller: true });
    await some(2, { marketId: market.id });
    const query = `marketId=${market.id}&superSeller=true&sort=-createdAt&limit=2`;
    const change = { action: 'set-flag', flag: 'ordersEnabled', on: false } as const;
    expect((await preview({ query }, change)).data.matching).toBe(6);
    const except = those.slice(0, 2).map(({ id }) => id);
    expect((await preview({ query, except }, change)).data).toMatchObject({ matching: 4, willChange: 4 });
    expect((await preview({ query: 'colour=red' }, change)).status).toBe(400);
  });

  it('names sellers that are no longer there, and what is in the way of closing', async () => {
    const [quiet] = await some(1, { status: 'suspended' });
    const { sellerId } = await makeGroup({ sellerId: (await makeSeller({ status: 'suspended' })).id });
    const close = { action: 'change-status', to: 'closed' } as const;
    const ids = [quiet?.id ?? '', sellerId, newId()];
    expect((await preview({ ids: [...ids, ...ids] }, close)).data).toMatchObject({
      matching: 3,
      willChange: 1,
      refused: [
        { reason: expect.stringMatching(/^Deactivate the WhatsApp groups/), count: 1 },
        { reason: 'This does not exist, or no longer does.', count: 1, examples: [] },
      ],
    });
  });

  it('is exact for as many as can be changed in one go, and asks for a filter beyond', async () => {
    const market = await makeMarket();
    const like = await makeSeller({ marketId: market.id });
    const rows = Array.from({ length: BULK_LIMIT }, (_, n) => ({
      ...columnsOf(like),
      id: newId(),
      superSeller: n % 4 === 0,
    }));
    // In batches, so that the server does not wait long.
    while (rows.length > 0) await insertMany(orm(), sellers, rows.splice(0, 500));
    const change = { action: 'set-flag', flag: 'superSeller', on: true } as const;
    const query = `marketId=${market.id}`;
    const reply = await preview({ query }, change);
    expect([reply.status, reply.failure.message]).toEqual([
      409,
      'At most 10,000 sellers can be changed in one go. Filter the list further.',
    ]);
    expect((await preview({ query, except: [like.id] }, change)).data).toEqual({
      title: 'Set “Super seller” of 10,000 sellers to yes',
      matching: 10_000,
      willChange: 7500,
      same: 2500,
      guarded: 0,
      refused: [],
      stamp: expect.any(String),
    });
  });

  it('refuses at once what can be done to nobody', async () => {
    const selection = idsOf(await some(1));
    const gone = await makeUser({ roles: ['salesman'], disabledAt: new Date() });
    const replies = [
      await preview(selection, { action: 'set-salesman', salesmanId: gone.id }),
      await preview(selection, { action: 'change-status', to: 'suspended' }),
      await preview(selection, { action: 'change-status', to: 'pending' }),
      await start({ ids: [] }, toKiran()),
    ];
    expect(replies.map(({ status, failure }) => [status, failure.issues?.[0]?.message ?? failure.message])).toEqual([
      [400, 'Choose a person who can sign in as salesman.'],
      [400, 'Say why.'],
      [409, 'No seller can become pending.'],
      [409, 'There are no sellers to change.'],
    ]);
  });
});

describe('A bulk change', () => {
  it('does each seller by the rules of one, and says of each what became of it', async () => {
    const [first, second] = await some(2, { status: 'active' });
    const [closed] = await some(1, { status: 'closed' });
    const [there] = await some(1, { status: 'suspended' });
    const all = [first, closed, second, there].flatMap((one) => one ?? []);
    const done = await run(idsOf(all), suspend);
    expect(done).toMatchObject({
      title: 'Suspend 4 sellers',
      rowCount: 4,
      counts: { changed: 2, same: 1, refused: 1, failed: 0, waiting: 0 },
      job: { state: 'done', done: 4, total: 4, result: { changed: 2, path: `/seller?bulk=${done.id}` } },
      undoId: null,
    });
    const { rows } = await rowsOf(done);
    expect(rows.map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      [first?.businessName, 'changed', null],
      [closed?.businessName, 'refused', 'A seller who is closed cannot become suspended.'],
      [second?.businessName, 'changed', null],
      [there?.businessName, 'same', null],
    ]);
    expect(await seller(first ?? { id: '' })).toMatchObject({
      status: 'suspended',
      statusReason: suspend.reason,
      hiddenBySuspension: true,
      version: 2,
    });
    const history = await api.call(sellersApi.history, { params: { id: first?.id ?? '' }, query: {} }, { as });
    expect(history.data.rows[0]).toMatchObject({
      action: 'sellers.status-changed',
      actor: { id: as.user.id },
      requestId: done.job?.id,
    });
  });

  it('tells its rows page by page and by what became of them', async () => {
    const done = await run(idsOf([...(await some(5)), ...(await some(4, { salesmanId: kiran.id }))]), toKiran());
    const page = await rowsOf(done, { outcome: ['changed'], limit: 3 });
    expect(page.rows.map(({ position }) => position)).toEqual([0, 1, 2]);
    const next = await rowsOf(done, { outcome: ['changed'], limit: 3, cursor: page.next ?? '' });
    expect(next.rows.map(({ position }) => position)).toEqual([3, 4]);
    expect((await rowsOf(done, { outcome: ['same'] })).count).toEqual({ value: 4, isExact: true });
  });

  it.each([
    ['the salesman', () => toKiran(), (one: object) => expect(one).toMatchObject({ salesman: { name: 'Kiran Vyas' } })],
    [
      'the account manager',
      () => ({ action: 'set-account-manager', accountManagerId: as.user.id }) as const,
      (one: object) => expect(one).toMatchObject({ accountManager: { id: as.user.id } }),
    ],
    [
      'a flag',
      () => ({ action: 'set-flag', flag: 'catalogAvailable', on: false }) as const,
      (one: object) => expect(one).toMatchObject({ catalogAvailable: false }),
    ],
  ])('sets %s', async (_what, change, check) => {
    const those = await some(2);
    expect((await run(idsOf(those), change())).counts).toMatchObject({ changed: 2 });
    for (const one of those) check(await seller(one));
  });

  it('sets the market, and takes a salesman away', async () => {
    const market = await makeMarket({ name: 'Katra Neel' });
    const those = await some(2, { salesmanId: kiran.id });
    await run(idsOf(those), { action: 'set-market', marketId: market.id });
    const done = await run(idsOf(those), { action: 'set-salesman', salesmanId: null });
    expect(done.title).toBe('Remove the salesman of 2 sellers');
    for (const one of those)
      expect(await seller(one)).toMatchObject({ market: { name: 'Katra Neel' }, salesman: null });
  });

  it('is of those that matched at the start, not of what comes into the list later', async () => {
    const market = await makeMarket();
    await some(2, { marketId: market.id });
    const { data } = await start({ query: `marketId=${market.id}` }, toKiran());
    const late = await makeSeller({ marketId: market.id });
    await workOff();
    expect((await refresh(data)).counts.changed).toBe(2);
    expect((await seller(late)).salesman).toBeNull();
  });

  it('is started once, however often it is sent', async () => {
    const selection = idsOf(await some(1));
    const id = newId();
    const replies = await Promise.all([1, 2, 3].map(() => start(selection, toKiran(), { id })));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(replies.map(({ data }) => data.job?.id)).size).toBe(1);
    expect((await rowsOf({ id })).rows).toHaveLength(1);
  });
});
