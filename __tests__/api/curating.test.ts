import { and, eq, inArray } from 'drizzle-orm';
import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { watchLiveCollections } from '@/lib/server/areas/collections/watch-service';
import { orm } from '@/lib/server/db/database';
import { catalogImages, catalogs } from '@/lib/server/db/schema/catalogs';
import { notifications } from '@/lib/server/db/schema/notifications';
import { sellers } from '@/lib/server/db/schema/sellers';
import { serveApi } from '../support/api';
import { collectionCalls, makeLive, type Session, signIn } from '../support/collection-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const { begin, arrange, finalize, step, finalized } = collectionCalls(api);

const mark = (as: Session, id: string, catalogIds: string[], to: 'pinned' | 'excluded' | 'none') =>
  api.call(collectionsApi.mark, { params: { id }, body: { catalogIds, mark: to } }, { as });

describe('pins and exclusions', () => {
  it('of two curators are both kept, whatever else is saved', async () => {
    const as = await signIn('admin');
    const [one = '', two = '', three = ''] = await makeLive(3);
    const { id } = await begin(as);
    await arrange(as, id, [], [one, two]);
    await Promise.all([
      mark(as, id, [one], 'pinned'),
      mark(as, id, [three], 'excluded'),
      mark(as, id, [two], 'pinned'),
    ]);
    const { data } = await arrange(as, id, [one, two], [two, one]);
    expect([data.collection.pinnedIds.sort(), data.collection.excluded.map((catalog) => catalog.id)]).toEqual([
      [one, two].sort(),
      [three],
    ]);
    const added = (await arrange(as, id, [two, one], [one, three])).data.collection;
    expect([added.pinnedIds, added.excluded]).toEqual([[one], []]);
  });

  it('keep a rule from adding excluded catalogs; rules are kept with what they added', async () => {
    const as = await signIn('admin');
    const { id: sellerId } = await makeSeller({ status: 'active' });
    const [one = '', two = ''] = await makeLive(2, sellerId);
    const { id } = await begin(as);
    await mark(as, id, [two], 'excluded');
    const rule = { sellerId: [sellerId], most: 10, mostPerSeller: null };
    const preview = await api.call(collectionsApi.previewRule, { params: { id }, body: { rule, members: [] } }, { as });
    expect([preview.data.added.map((catalog) => catalog.id), preview.data.excluded]).toEqual([[one], 1]);
    const body = { base: [], order: [one], rule };
    const { data } = await api.call(collectionsApi.arrange, { params: { id }, body }, { as });
    expect(data.collection.rules).toEqual([rule]);
  });

  it('are refused for what is not in the collection, and once it is finalized', async () => {
    const as = await signIn('admin');
    const [one = '', two = ''] = await makeLive(2);
    const { id } = await begin(as);
    const { collection } = (await arrange(as, id, [], [one])).data;
    expect((await mark(as, id, [two], 'pinned')).status).toBe(409);
    await finalize(as, collection);
    expect((await mark(as, id, [one], 'pinned')).status).toBe(409);
  });
});

it('catalogs of a collection that share their cover are told as duplicates', async () => {
  const as = await signIn('admin');
  const [one = '', two = '', three = ''] = await makeLive(3);
  const [cover] = await orm().select().from(catalogImages).where(eq(catalogImages.catalogId, one));
  await orm().update(catalogImages).set({ photoId: cover?.photoId }).where(eq(catalogImages.catalogId, two));
  const { id } = await begin(as);
  await arrange(as, id, [], [one, two, three]);
  const { data } = await api.call(collectionsApi.likenesses, { params: { id } }, { as });
  expect(data).toContainEqual({ ids: [one, two], kind: 'duplicate' });
});

describe('a live collection', () => {
  const toldTo = (as: Session, id: string) =>
    orm()
      .select({ text: notifications.text, kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.userId, as.user.id), eq(notifications.subjectId, id)));

  it('tells its curator once of what buyers no longer see, and again when it recurs', async () => {
    const as = await signIn('admin');
    const seller = await makeSeller({ status: 'active' });
    const ids = [...(await makeLive(1)), ...(await makeLive(2, seller.id))];
    const live = (await step(as, await finalized(as, ids), 'live')).data;
    const suspend = (status: 'suspended' | 'active') =>
      orm().update(sellers).set({ status }).where(eq(sellers.id, seller.id));
    await watchLiveCollections();
    expect(await toldTo(as, live.id)).toEqual([]);
    await suspend('suspended');
    await Promise.all([watchLiveCollections(), watchLiveCollections()]);
    await watchLiveCollections();
    expect(await toldTo(as, live.id)).toEqual([
      { kind: 'hidden', text: 'Hidden from buyers in Diwali, which is live: Kesariya 0, Kesariya 1.' },
    ]);
    await suspend('active');
    await watchLiveCollections();
    await orm().update(catalogs).set({ isAvailable: false }).where(inArray(catalogs.id, ids));
    await watchLiveCollections();
    expect((await toldTo(as, live.id)).map(({ text }) => text)).toContain(
      'Hidden from buyers in Diwali, which is live: Kesariya 0, Kesariya 0, 1 more.',
    );
  });

  it('tells nobody once it has ended', async () => {
    const as = await signIn('admin');
    const ids = await makeLive(1);
    const live = (await step(as, await finalized(as, ids), 'live')).data;
    await step(as, live, 'ended');
    await orm().update(catalogs).set({ isVisible: false }).where(inArray(catalogs.id, ids));
    await watchLiveCollections();
    expect(await toldTo(as, live.id)).toEqual([]);
  });
});

it('a list of collections counts how often their addresses were opened', async () => {
  const as = await signIn('admin');
  const { id } = await finalized(as, await makeLive(1));
  const options = { language: 'en', rate: 'shown', markupPercent: 0, showsSeller: false, phoneNumber: null } as const;
  for (let nth = 0; nth < 2; nth += 1) {
    const { data } = await api.call(collectionLinksApi.create, { params: { id }, body: { days: 3, options } }, { as });
    await fetch(api.origin + data.address);
  }
  const listed = (await api.call(collectionsApi.list, { query: {} }, { as })).data.rows.find((row) => row.id === id);
  expect(listed?.views).toBe(2);
});
