import { eq } from 'drizzle-orm';
import { catalogPdfs } from '@/lib/server/db/schema/catalog-pdfs';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { notificationsApi } from '@/lib/contracts/notifications';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { suggestMerges } from '@/lib/server/across/merge-requests/suggest-service';
import { renewTexts } from '@/lib/server/areas/search-texts/service';
import { clock } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { catalogImages, catalogs, catalogTags } from '@/lib/server/db/schema/catalogs';
import { collectionMembers, collections } from '@/lib/server/db/schema/collections';
import { newId } from '@/lib/server/db/schema/columns';
import { everything } from '../harness/merges/all-rows';
import { serveApi } from '../support/api';
import { makeCatalog, makeComplete, makeDraft } from '../support/catalog-factories';
import { mergeCalls } from '../support/merge-place';
import { makeBuyer, orderCalls, type Person, signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let admin: Person;
let calls: ReturnType<typeof mergeCalls>;
beforeAll(async () => {
  admin = await signIn('admin');
  calls = mergeCalls(api, admin);
});

/** A duplicate catalog: the first has the tags, the second a design number, and each is in a collection. */
async function twoCatalogs() {
  const { id: sellerId } = await makeSeller({ status: 'active' });
  const live = { sellerId, status: 'live' as const, rate: 41_500 };
  const kept = await makeComplete({ ...live, title: 'Kesariya vol 5' });
  const gone = await makeDraft({ ...live, title: 'Kesariya Vol. 5', designNumber: 'K-505' });
  await transaction((tx) => renewTexts(tx, [kept.id, gone.id]));
  return { kept, gone, sellerId };
}

async function collectionOf(ids: readonly string[]): Promise<string> {
  const id = newId();
  const texts = { nameEn: 'Wedding', createdById: admin.user.id, statusChangedAt: clock.now(), createdAt: clock.now() };
  await orm()
    .insert(collections)
    .values({ id, ...texts, size: ids.length, coverCatalogId: ids[0], pinnedIds: ids.slice(0, 1) });
  await orm()
    .insert(collectionMembers)
    .values(ids.map((catalogId, position) => ({ collectionId: id, catalogId, position })));
  return id;
}

const membersOf = async (collectionId: string) =>
  (await orm().select().from(collectionMembers).where(eq(collectionMembers.collectionId, collectionId)))
    .sort((a, b) => a.position - b.position)
    .map(({ catalogId }) => catalogId);

const catalog = async (id: string) => (await api.call(catalogsApi.get, { params: { id } }, { as: admin })).data;

describe('two catalogs', () => {
  it('are judged side by side with their photos', async () => {
    const { kept, gone } = await twoCatalogs();
    const { data } = await calls.ask('catalog', kept.id, gone.id);
    const found = await calls.get(data.id, kept.id);
    expect([found.survivor.path, found.obstacles]).toEqual([`/catalog?look=${kept.id}`, []]);
    expect(found.survivor.photos.map(({ id }) => id)).toEqual(kept.pictures.map(({ photoId }) => photoId));
    expect(found.fields.find(({ name }) => name === 'designNumber')).toMatchObject({ pick: 'loser', loser: 'K-505' });
    expect((await calls.list({ q: 'k-505' })).rows.map(({ id }) => id)).toEqual([data.id]);
  });

  it('become one: places move, what was sold stays, and it is undone to the letter', async () => {
    const { kept, gone } = await twoCatalogs();
    const orders = orderCalls(api, admin);
    const sold = await orders.placed([gone], 4);
    const line = { catalogId: gone.id, pieces: 4, rate: 41_500, rateReason: null };
    const draft = (await orders.draft({ buyerId: (await makeBuyer()).id, lines: [line] })).data;
    const [alone, both] = [await collectionOf([gone.id]), await collectionOf([kept.id, gone.id])];
    const [pdf] = await orm()
      .insert(catalogPdfs)
      .values({
        ...{ ownerId: admin.user.id, format: 'pdf', options: {}, quality: 'small' },
        ...{ catalogIds: [gone.id], createdAt: clock.now() },
      } as never)
      .returning();
    const before = await everything();
    const merged = await calls.merged('catalog', kept.id, gone.id, ['designNumber']);
    expect(await catalog(kept.id)).toMatchObject({ title: 'Kesariya vol 5', designNumber: 'K-505', status: 'live' });
    expect(await catalog(gone.id)).toMatchObject({ isDeleted: true, status: 'live' });
    expect((await calls.of('catalog', gone.id)).mergedInto?.id).toBe(kept.id);
    expect([await membersOf(alone), await membersOf(both)]).toEqual([[kept.id], [kept.id, gone.id]]);
    const [order, open] = [await orders.get(sold.id), await orders.get(draft.id)];
    const linesOf = ({ data }: typeof order) => JSON.stringify(data);
    expect([linesOf(order).includes(gone.id), linesOf(open).includes(kept.id)]).toEqual([true, true]);
    const ids = await orm().select({ ids: catalogPdfs.catalogIds }).from(catalogPdfs);
    expect(ids.map((one) => one.ids)).toContainEqual([kept.id]);
    expect(pdf).toBeDefined();
    const { data: list } = await api.call(catalogsApi.list, { query: { q: 'k-505' } }, { as: admin });
    const found = list.rows.map(({ id }) => id);
    expect([found.includes(kept.id), found.includes(gone.id)]).toEqual([true, false]);
    await calls.undo(merged);
    expect(await everything()).toEqual(before);
  });

  it('fill in tags that the one that stays lacks', async () => {
    const { kept, gone } = await twoCatalogs();
    const merged = await calls.merged('catalog', gone.id, kept.id);
    const tags = async (id: string) => orm().$count(catalogTags, eq(catalogTags.catalogId, id));
    expect([await tags(gone.id), await tags(kept.id)]).toEqual([1, 0]);
    await calls.undo(merged);
    expect([await tags(gone.id), await tags(kept.id)]).toEqual([0, 1]);
  });

  it('stay two while of two sellers, in one draft order, or with an editor at work', async () => {
    const { kept, gone, sellerId } = await twoCatalogs();
    const obstacles = async (one: string, other: string) => {
      const { data } = await calls.ask('catalog', one, other);
      return (await calls.get(data.id, one)).obstacles.map(({ sentence }) => sentence);
    };
    const elsewhere = await makeDraft({ title: 'Elsewhere', status: 'live' });
    expect(await obstacles(kept.id, elsewhere.id)).toEqual([expect.stringMatching(/^They are of two sellers/)]);
    const draft = await makeDraft({ sellerId, title: 'Half done' });
    expect(await obstacles(kept.id, draft.id)).toEqual(['An editor still works on Half done.']);
    expect(await obstacles(draft.id, kept.id)).toEqual(['Buyers see Kesariya vol 5, but not Half done.']);
    const buyer = await makeBuyer({ businessName: 'Roop Sangam' });
    const lines = [kept, gone].map(({ id }) => ({ catalogId: id, pieces: 4, rate: 41_500, rateReason: null }));
    const body = { buyerId: buyer.id, lines, deliveryAddress: '', note: '' };
    await api.call(ordersApi.create, { body }, { as: admin });
    expect(await obstacles(kept.id, gone.id)).toEqual(['Both are in a draft order of Roop Sangam.']);
  });

  it('that were merged are not restored by hand', async () => {
    const { kept, gone } = await twoCatalogs();
    await calls.merged('catalog', kept.id, gone.id);
    const { failure } = await api.call(catalogsApi.restore, { params: { id: gone.id } }, { as: admin });
    expect([failure.code, failure.message]).toEqual(['refused', expect.stringMatching(/merged into another/)]);
  });

  it('are suggested by their photos, certain where all of them are the same', async () => {
    const { kept, gone, sellerId } = await twoCatalogs();
    const twin = await makeCatalog({ sellerId, title: 'Again' });
    const pictures = kept.pictures.map(({ photoId }, position) => ({
      ...{ id: newId(), catalogId: twin.id, photoId, position, isCover: position === 0 },
    }));
    await orm().insert(catalogImages).values(pictures);
    await suggestMerges('catalog', [kept.id, gone.id, twin.id]);
    const { requests } = await calls.of('catalog', twin.id);
    expect(requests).toMatchObject([{ isCertain: true, askedBy: null, status: 'open' }]);
    expect(requests[0]?.reasons).toEqual(['All 2 photos the same', 'Same seller']);
    expect((await calls.of('catalog', gone.id)).requests).toEqual([]);
    expect(await orm().$count(catalogs, eq(catalogs.sellerId, sellerId))).toBe(3);
  });

  it('are said to be one by whoever edits them, and by nobody who does not see them', async () => {
    const { kept, gone } = await twoCatalogs();
    const editor = await signIn('editor_catalog');
    const theirs = mergeCalls(api, editor);
    const { data } = await theirs.ask('catalog', kept.id, gone.id);
    expect(data).toMatchObject({ status: 'open', askedBy: { id: editor.user.id } });
    expect((await theirs.of('catalog', gone.id)).requests.map(({ id }) => id)).toEqual([data.id]);
    const stranger = mergeCalls(api, await signIn('salesman'));
    expect((await stranger.ask('catalog', kept.id, gone.id)).status).toBe(403);
    await calls.merge(await calls.get(data.id, kept.id));
    const { data: news } = await api.call(notificationsApi.list, { query: {} }, { as: editor });
    expect(news.rows.map(({ path }) => path)).toEqual([`/catalog/tag/edit/${data.first.id}`]);
  });
});
