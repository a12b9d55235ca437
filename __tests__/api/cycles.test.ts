import { eq } from 'drizzle-orm';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { orm } from '@/lib/server/db/database';
import { cycleDays } from '@/lib/server/db/schema/cycles';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeComplete, makePhoto } from '../support/catalog-factories';
import { cycleCalls, type Session, signIn } from '../support/cycle-place';
import { makeUser } from '../support/factories';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();
const TODAY = indianDayOf(new Date());

const { plan, step, startIn } = cycleCalls(api);
type NewCycle = Parameters<typeof plan>[1];

describe('planning a cycle', () => {
  it('takes its days in each of its markets, so that another cannot have them', async () => {
    const as = await signIn('admin');
    const [one, other] = [await makeMarket(), await makeMarket()];
    const { status, data } = await plan(as, { marketIds: [one.id, other.id] });
    expect([status, data.status, data.markets.map(({ id }) => id).sort()]).toEqual([
      201,
      'planned',
      [one.id, other.id].sort(),
    ]);
    const overlapping = { firstDay: dayAfter(TODAY, 7), lastDay: dayAfter(TODAY, 9) };
    expect((await plan(as, { marketIds: [other.id], ...overlapping })).failure.issues?.[0]?.path).toEqual(['firstDay']);
    expect(
      (await plan(as, { marketIds: [other.id], firstDay: dayAfter(TODAY, 8), lastDay: dayAfter(TODAY, 9) })).status,
    ).toBe(201);
  });

  it('is refused to all but one who race for the same days', async () => {
    const as = await signIn('admin');
    const marketIds = [(await makeMarket()).id, (await makeMarket()).id];
    const replies = await Promise.all([1, 2, 3, 4].map(() => plan(as, { marketIds })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    const days = await orm()
      .select()
      .from(cycleDays)
      .where(eq(cycleDays.marketId, marketIds[0] ?? ''));
    expect(days).toHaveLength(10);
  });

  it.each<[string, NewCycle, string]>([
    ['days the wrong way round', { firstDay: TODAY, lastDay: dayAfter(TODAY, -1) }, 'lastDay'],
    ['more days than a quarter', { firstDay: TODAY, lastDay: dayAfter(TODAY, 92) }, 'lastDay'],
    ['a market that does not exist', { marketIds: ['0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f'] }, 'marketId'],
    ['a day that is none', { firstDay: '2026-02-30' }, 'firstDay'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, failure } = await plan(await signIn('admin'), wrong);
    expect([status, failure.issues?.[0]?.path]).toEqual([400, [field]]);
  });

  it('can be given other days and markets until it starts, and writes that down', async () => {
    const as = await signIn('admin');
    const { data } = await plan(as);
    const market = await makeMarket();
    const change = (body: object, version: number) =>
      api.call(cyclesApi.update, { params: { id: data.id }, body: { ...body, version } }, { as });
    const moved = (await change({ marketIds: [market.id] }, data.version)).data;
    expect([moved.markets.map(({ id }) => id), moved.version]).toEqual([[market.id], data.version + 1]);
    const started = (await step(as, moved, 'active')).data;
    expect((await change({ firstDay: TODAY }, started.version)).failure.message).toMatch(/fixed once/);
    expect((await change({ lastDay: dayAfter(TODAY, 9) }, started.version)).data.lastDay).toBe(dayAfter(TODAY, 9));
    const history = await api.call(cyclesApi.history, { params: { id: data.id }, query: {} }, { as });
    expect(history.data.rows.map(({ action }) => action)).toEqual([
      'cycles.changed',
      'cycles.status-changed',
      'cycles.changed',
      'cycles.added',
    ]);
  });
});

describe('starting a cycle', () => {
  it('is refused while one of its markets has an active one, also to many at once', async () => {
    const as = await signIn('admin');
    const market = await makeMarket();
    const span = (from: number) => ({
      firstDay: dayAfter(TODAY, from),
      lastDay: dayAfter(TODAY, from),
      marketIds: [market.id],
    });
    const first = (await plan(as, span(-1))).data;
    const second = (await plan(as, span(0))).data;
    expect((await step(as, first, 'active')).failure.message).toMatch(/last day is over/);
    await api.call(
      cyclesApi.update,
      { params: { id: second.id }, body: { lastDay: TODAY, version: second.version } },
      { as },
    );
    const replies = await Promise.all([step(as, second, 'active'), step(as, second, 'active')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await step(as, { ...second, version: second.version + 1 }, 'closed')).status).toBe(409);
  });

  it('lets one of two with a market in common be active', async () => {
    const as = await signIn('admin');
    const market = await makeMarket();
    const running = await startIn(as, market.id);
    await orm().delete(cycleDays).where(eq(cycleDays.cycleId, running.id));
    const next = (await plan(as, { marketIds: [market.id] })).data;
    expect((await step(as, next, 'active')).failure.message).toMatch(/active cycle already/);
  });
});

describe('work in an active cycle', () => {
  it('is stamped when it happens, once for each stage, and an undone step is not', async () => {
    const admin = await signIn('admin');
    const market = await makeMarket();
    const seller = await makeSeller({ marketId: market.id, status: 'active' });
    const cycle = await startIn(admin, market.id);
    const uploader = await signIn('pipeline_wa');
    const photo = await makePhoto(uploader.user.id);
    const catalogs = [{ photoIds: [photo.id], caption: '' }];
    await api.call(
      catalogsApi.create,
      { body: { sellerId: seller.id, source: 'whatsapp', catalogs } },
      { as: uploader },
    );
    const editor = await makeUser({ roles: ['editor_catalog'] });
    const made = await makeComplete({ sellerId: seller.id, status: 'in_review', taggedById: editor.id });
    const reviewer = await signIn('editor_review');
    const to = async (as: Session, status: 'live' | 'paused') => {
      const { version } = (await api.call(catalogsApi.get, { params: { id: made.id } }, { as: reviewer })).data;
      return api.call(catalogsApi.step, { params: { id: made.id }, body: { to: status, version } }, { as });
    };
    for (const [as, status] of [
      [reviewer, 'live'],
      [admin, 'paused'],
      [admin, 'live'],
    ] as const)
      expect((await to(as, status)).status).toBe(200);
    const { data } = await api.call(cyclesApi.get, { params: { id: cycle.id } }, { as: admin });
    expect(data.counts).toMatchObject({ came_in: 1, tagged: 0, reviewed: 1, live: 1 });
    const progress = (await api.call(cyclesApi.progress, { params: { id: cycle.id } }, { as: admin })).data;
    expect(progress.stages.find(({ stage }) => stage === 'live')?.days).toEqual([{ day: TODAY, count: 1 }]);
    expect(progress.people.map(({ person }) => person.id).sort()).toEqual([uploader.user.id, reviewer.user.id].sort());
    expect(progress.markets.map(({ counts }) => counts.live)).toEqual([1]);
  });

  it('stays stamped once the closing has begun, whatever is undone then', async () => {
    const admin = await signIn('admin');
    const { run, takeBack } = bulkChanging(api, () => admin, 'catalogs');
    const market = await makeMarket();
    const seller = await makeSeller({ marketId: market.id, status: 'active' });
    const active = await startIn(admin, market.id);
    const accept = async () => {
      const { id } = await makeComplete({ sellerId: seller.id, status: 'in_review' });
      return run({ ids: [id] }, { action: 'change-status', to: 'live' });
    };
    const liveNow = async () =>
      (await api.call(cyclesApi.get, { params: { id: active.id } }, { as: admin })).data.counts.live;
    const [first, second] = [await accept(), await accept()];
    expect(await liveNow()).toBe(2);
    await takeBack(first);
    expect(await liveNow()).toBe(1);
    await step(admin, active, 'closing');
    await takeBack(second);
    expect(await liveNow()).toBe(1);
  });
});
