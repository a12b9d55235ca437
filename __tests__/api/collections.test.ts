import { eq } from 'drizzle-orm';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { followCalendar } from '@/lib/server/areas/collections/transition-service';
import { orm } from '@/lib/server/db/database';
import { collections, collectionSnapshots } from '@/lib/server/db/schema/collections';
import { sellers } from '@/lib/server/db/schema/sellers';
import { serveApi } from '../support/api';
import { collectionCalls, makeLive, signIn } from '../support/collection-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const TODAY = indianDayOf(new Date());

const { begin, arrange, finalize, step, get, snapshotOf, finalized } = collectionCalls(api);

describe('curating', () => {
  it('keeps the order, and takes the first catalog as the cover', async () => {
    const as = await signIn('admin');
    const [one = '', two = '', three = ''] = await makeLive(3);
    const { id } = await begin(as);
    const { data } = await arrange(as, id, [], [three, one, two]);
    expect(data.collection.members.map((member) => member.id)).toEqual([three, one, two]);
    expect([data.collection.size, data.collection.coverCatalogId]).toEqual([3, three]);
    const without = (await arrange(as, id, [three, one, two], [two])).data.collection;
    expect([without.members.map((member) => member.id), without.coverCatalogId]).toEqual([[two], two]);
  });

  it('loses nothing when two do it at once', async () => {
    const as = await signIn('admin');
    const [a = '', b = '', c = '', d = ''] = await makeLive(4);
    const { id } = await begin(as);
    await arrange(as, id, [], [a, b]);
    const replies = await Promise.all([arrange(as, id, [a, b], [b, a, c]), arrange(as, id, [a, b], [b, d])]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const members = (await get(as, id)).members.map((member) => member.id);
    expect([...members].sort()).toEqual([b, c, d].sort());
    expect(replies.map(({ data }) => data.merged.added + data.merged.removed).filter(Boolean)).toHaveLength(1);
  });

  it('adds by rule the newest that match, so many of a seller, and none twice', async () => {
    const as = await signIn('admin');
    const { id: sellerId } = await makeSeller({ status: 'active' });
    const ids = await makeLive(4, sellerId);
    const { id } = await begin(as);
    const preview = (rule: object, members: string[]) =>
      api.call(
        collectionsApi.previewRule,
        { params: { id }, body: { rule: { sellerId: [sellerId], most: 10, mostPerSeller: 3, ...rule }, members } },
        { as },
      );
    const { data } = await preview({}, [ids[3] ?? '']);
    expect([data.added.map((member) => member.id), data.crowdedOut]).toEqual([[ids[2], ids[1]], 1]);
    expect((await preview({ rateTo: 40_000 }, [])).data.added.map((member) => member.id)).toEqual([ids[0]]);
  });

  it('is refused for a catalog that does not exist, and once it is finalized', async () => {
    const as = await signIn('admin');
    const { id } = await begin(as);
    const none = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';
    expect((await arrange(as, id, [], [none])).failure.issues?.[0]?.path).toEqual(['order']);
    const ids = await makeLive(1);
    const frozen = await finalized(as, ids);
    expect((await arrange(as, frozen.id, ids, [])).status).toBe(409);
    const change = { nameEn: 'Other', version: frozen.version };
    expect((await api.call(collectionsApi.update, { params: { id: frozen.id }, body: change }, { as })).status).toBe(
      409,
    );
  });
});

describe('finalizing', () => {
  it('names what is in the way, and is refused until it is mended', async () => {
    const as = await signIn('admin');
    const seller = await makeSeller({ status: 'suspended' });
    const [hidden = ''] = await makeLive(1, seller.id);
    const [seen = ''] = await makeLive(1);
    const { id } = await begin(as);
    const { collection } = (await arrange(as, id, [], [seen, hidden])).data;
    expect(collection.problems).toEqual([{ catalogId: hidden, sentence: 'Its seller is suspended.' }]);
    const listed = (await api.call(collectionsApi.list, { query: {} }, { as })).data.rows.find((row) => row.id === id);
    expect(listed?.blocked).toEqual({ hidden: 1, withoutRate: 0 });
    expect((await finalize(as, collection)).failure.message).toBe('Its seller is suspended.');
    const mended = (await arrange(as, id, [seen, hidden], [seen])).data.collection;
    expect((await finalize(as, mended)).data.status).toBe('finalized');
  });

  it('answers the same when it is asked again, and freezes once', async () => {
    const as = await signIn('admin');
    const { id } = await begin(as);
    const { collection } = (await arrange(as, id, [], await makeLive(2))).data;
    const replies = await Promise.all([finalize(as, collection), finalize(as, collection)]);
    expect(replies.map(({ status, data }) => [status, data.status])).toEqual([
      [200, 'finalized'],
      [200, 'finalized'],
    ]);
  });

  it('shows the same whatever happens to its catalogs, without hidden ones', async () => {
    const as = await signIn('admin');
    const [one = '', two = ''] = await makeLive(2);
    const { id } = await finalized(as, [two, one]);
    const before = await snapshotOf(as, id);
    const change = { isVisible: false, version: 1 };
    await api.call(catalogControlApi.change, { params: { id: one }, body: change }, { as });
    const after = await snapshotOf(as, id);
    expect(after.items.map(({ catalogId, title, rate }) => [catalogId, title, rate])).toEqual([
      [two, 'Kesariya 1', 40_001],
      [one, 'Kesariya 0', 40_000],
    ]);
    expect(after.items.map(({ isHidden }) => isHidden)).toEqual([false, true]);
    expect(after.hash).toBe(before.hash);
  });

  it('is kept by the database itself', async () => {
    const as = await signIn('admin');
    const { id } = await finalized(as, await makeLive(1));
    const row = eq(collectionSnapshots.collectionId, id);
    await expect(orm().update(collectionSnapshots).set({ hash: '' }).where(row)).rejects.toThrow();
    await expect(orm().delete(collectionSnapshots).where(row)).rejects.toThrow();
  });
});

describe('a finalized collection', () => {
  it('goes live by its days and ends by them', async () => {
    const as = await signIn('admin');
    const frozen = await finalized(as, await makeLive(1));
    expect((await step(as, frozen, 'scheduled')).failure.message).toMatch(/Choose the day/);
    const days = { liveFrom: dayAfter(TODAY, 1), liveUntil: dayAfter(TODAY, 2), version: frozen.version };
    const dated = (await api.call(collectionsApi.update, { params: { id: frozen.id }, body: days }, { as })).data;
    expect((await step(as, dated, 'scheduled')).data.status).toBe('scheduled');
    expect(await followCalendar()).toBe(0);
    const come = (change: object) => orm().update(collections).set(change).where(eq(collections.id, frozen.id));
    await come({ liveFrom: TODAY });
    expect(await followCalendar()).toBe(1);
    expect((await get(as, frozen.id)).status).toBe('live');
    await come({ liveUntil: dayAfter(TODAY, -1) });
    expect(await followCalendar()).toBe(1);
    expect((await get(as, frozen.id)).status).toBe('ended');
    expect(await followCalendar()).toBe(0);
  });

  it('is changed by one new revision only, which ends it once it is live', async () => {
    const as = await signIn('admin');
    const ids = await makeLive(2);
    const frozen = await finalized(as, ids);
    const live = (await step(as, frozen, 'live')).data;
    const revise = () => api.call(collectionsApi.revise, { params: { id: live.id } }, { as });
    const [one, other] = await Promise.all([revise(), revise()]);
    expect(one.data.id).toBe(other.data.id);
    expect([one.data.status, one.data.revision, one.data.members.map((member) => member.id)]).toEqual([
      'curating',
      2,
      ids,
    ]);
    const next = (await finalize(as, one.data)).data;
    expect((await get(as, live.id)).status).toBe('live');
    await step(as, next, 'live');
    expect((await get(as, live.id)).status).toBe('ended');
    const history = await api.call(collectionsApi.history, { params: { id: live.id }, query: {} }, { as });
    expect(history.data.rows[0]).toMatchObject({ changes: { status: { after: 'ended' } }, actor: { id: as.user.id } });
  });

  it('ends, too, when its new revision goes live by the calendar', async () => {
    const as = await signIn('admin');
    const live = (await step(as, await finalized(as, await makeLive(1)), 'live')).data;
    const { data: revised } = await api.call(collectionsApi.revise, { params: { id: live.id } }, { as });
    const { id, version } = (await finalize(as, revised)).data;
    const body = { liveFrom: dayAfter(TODAY, 1), version };
    const dated = (await api.call(collectionsApi.update, { params: { id }, body }, { as })).data;
    await step(as, dated, 'scheduled');
    await orm().update(collections).set({ liveFrom: TODAY }).where(eq(collections.id, id));
    expect(await followCalendar()).toBe(1);
    expect([(await get(as, id)).status, (await get(as, live.id)).status]).toEqual(['live', 'ended']);
  });

  it('counts as blocked when a seller of it is suspended', async () => {
    const as = await signIn('admin');
    const seller = await makeSeller({ status: 'active' });
    const frozen = await finalized(as, await makeLive(2, seller.id));
    await orm().update(sellers).set({ status: 'suspended' }).where(eq(sellers.id, seller.id));
    expect((await get(as, frozen.id)).blocked).toEqual({ hidden: 2, withoutRate: 0 });
  });
});
