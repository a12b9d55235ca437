import { eq } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { orm } from '@/lib/server/db/database';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { auditEntries } from '@/lib/server/db/schema/system';
import { serveApi } from '../support/api';
import { makeCatalog } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album } from '../support/whatsapp-zips';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const { bringInAlbums: chat, postsOf } = whatsappImporting(api, () => as);

let photo = 9000;
const fresh = () => [(photo += 1), (photo += 1)];
const on = (sender: string, day: number, caption: string, photos: number[]) =>
  album(sender, `${String(day).padStart(2, '0')}/10/26, 10:00`, caption, photos);
const again = async (post: Post | undefined) =>
  (await postsOf({ importId: post?.importId })).find(({ id }) => id === post?.id);
const settle = async (post: Post | undefined, state: 'new' | 'new-rate' | 'duplicate') => {
  await api.call(whatsappPostsApi.settle, { body: { postIds: [post?.id ?? ''], state } }, { as });
  return again(post);
};
const make = (...posts: (Post | undefined)[]) =>
  api.call(whatsappPostsApi.make, { body: { postIds: posts.map((post) => post?.id ?? '') } }, { as });
const catalogOf = async (post: Post | undefined) =>
  (await api.call(catalogsApi.get, { params: { id: (await again(post))?.catalogId ?? '' } }, { as })).data;

it('an open post takes the rate of a later one of its export, for its catalog', async () => {
  await makeSeller({ businessName: 'Open House', status: 'active' });
  const photos = fresh();
  const { made, posts } = await chat(
    on('Open House', 1, 'Kesariya vol 4\nRate 460', photos),
    on('Open House', 3, 'Same lot, rate 485', photos),
  );
  expect(made).toMatchObject({ posts: 2, openPosts: 1 });
  const [first, second] = posts;
  expect(posts).toMatchObject([
    { state: 'new', duplicateOf: null, newRate: { was: 46_000, now: 48_500 } },
    { state: 'duplicate', newRate: null },
  ]);
  expect(second?.photos).toEqual(first?.photos);
  expect((await make(first)).data).toMatchObject({ made: 1, left: [] });
  expect(await catalogOf(first)).toMatchObject({
    caption: 'Kesariya vol 4\nRate 460\n\nSame lot, rate 485',
    rate: 48_500,
    status: 'draft',
  });
});

it('an open post follows the rates of later exports, and back again', async () => {
  const photos = fresh();
  const { posts } = await chat(on('Next House', 1, 'Rate 460', photos));
  const rate = async () => (await again(posts[0]))?.newRate;
  const eighth = () => on('Next House', 8, 'Now rate 485', photos);
  await chat(eighth());
  await chat(eighth());
  expect(await rate()).toEqual({ was: 46_000, now: 48_500 });
  await chat(on('Next House', 5, 'Rate 470', photos));
  expect(await rate()).toEqual({ was: 46_000, now: 48_500 });
  await chat(on('Next House', 9, 'Rate 499', photos));
  expect(await rate()).toEqual({ was: 46_000, now: 49_900 });
  await chat(on('Next House', 10, 'Rate 460', photos));
  expect(await again(posts[0])).toMatchObject({ state: 'new', newRate: null, version: 4 });
  const said = await orm()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, posts[0]?.id ?? ''));
  expect(said.map(({ action, changes }) => [action, changes])).toEqual(
    [
      [46_000, 48_500],
      [48_500, 49_900],
      [49_900, 46_000],
    ].map(([before, after]) => ['whatsapp-posts.rate-renewed', { rate: { before, after } }]),
  );
});

describe('an open post keeps its rate', () => {
  it.each([
    ['where the words say no rate', 'Back in stock', 'same', [0, 1]],
    ['where the rate is the same', 'Fresh lot, rate 460', 'same', [0, 1]],
    ['where another sender says it', 'Resale rate 485', 'other', [0, 1]],
    ['where it is about one of its photos', 'Single rate 485', 'same', [0]],
  ] as const)('%s', async (what, caption, who, places) => {
    const photos = fresh();
    const { posts } = await chat(on(`Kept ${what}`, 1, 'Rate 460', photos));
    const some = places.map((place) => photos[place] ?? 0);
    const later = await chat(on(who === 'same' ? `Kept ${what}` : 'Some Reseller', 8, caption, some));
    expect(later.posts.map(({ state }) => state)).toEqual(['duplicate']);
    expect(await again(posts[0])).toMatchObject({ newRate: null, version: 1 });
  });
});

it('of an open post that was put aside, the rate is there when it comes back', async () => {
  const photos = fresh();
  const { posts } = await chat(on('Aside House', 1, 'Rate 460', photos), on('Aside House', 3, 'Rate 485', photos));
  const rates = { newRate: { was: 46_000, now: 48_500 } };
  expect(await settle(posts[0], 'duplicate')).toMatchObject({ state: 'duplicate', ...rates });
  expect(await settle(posts[0], 'new-rate')).toMatchObject({ state: 'duplicate', ...rates });
  expect(await settle(posts[0], 'new')).toMatchObject({ state: 'new', ...rates });
});

it('goes along when an open post is split or joined', async () => {
  const photos = fresh();
  const { posts } = await chat(on('Parted House', 1, 'Rate 460', photos), on('Parted House', 3, 'Rate 485', photos));
  const rates = { newRate: { was: 46_000, now: 48_500 } };
  const [whole] = posts;
  const split = { params: { id: whole?.id ?? '' }, body: { from: 1, version: whole?.version ?? 0 } };
  const { data: parts } = await api.call(whatsappPostsApi.split, split, { as });
  expect(parts).toMatchObject([rates, rates]);
  const { posts: earlier } = await chat(on('Parted House', 1, 'Kesariya', fresh()));
  const postIds = [...earlier, ...parts].map(({ id }) => id);
  expect((await api.call(whatsappPostsApi.join, { body: { postIds } }, { as })).data).toMatchObject(rates);
});

it('a new rate behind a new post in one export is kept', async () => {
  await makeSeller({ businessName: 'Behind House', status: 'active' });
  const photos = fresh();
  const { posts } = await chat(on('Behind House', 1, 'Rate 460', photos));
  await make(posts[0]);
  await orm()
    .update(catalogs)
    .set({ rate: 46_000 })
    .where(eq(catalogs.id, (await again(posts[0]))?.catalogId ?? ''));
  const next = await chat(on('Behind House', 7, 'Mayuri rate 310', fresh()), on('Behind House', 8, 'Rate 485', photos));
  expect(next.posts).toMatchObject([
    { state: 'new', newRate: null },
    { state: 'new-rate', newRate: { was: 46_000, now: 48_500 } },
  ]);
});

describe('a catalog that an open post is added to', () => {
  it.each([
    ['takes the rate of the later post where it has the earlier one', 46_000, 48_500],
    ['takes it where it has none', null, 48_500],
    ['keeps a rate of its own', 31_000, 31_000],
  ])('%s', async (what, before, after) => {
    const { id } = await makeSeller({ businessName: `Added House ${after} ${before}`, status: 'active' });
    const catalog = await makeCatalog({ sellerId: id, status: 'draft', rate: before });
    const photos = fresh();
    const by = (day: number, rate: number) => on(`Added House ${after} ${before}`, day, `Rate ${rate}`, photos);
    const { posts } = await chat(by(1, 460), by(3, 485));
    const body = { catalogId: catalog.id, version: posts[0]?.version ?? 0 };
    const { data } = await api.call(whatsappPostsApi.addTo, { params: { id: posts[0]?.id ?? '' }, body }, { as });
    expect(data.state).toBe('added');
    expect((await api.call(catalogsApi.get, { params: { id: catalog.id } }, { as })).data.rate).toBe(after);
  });
});
