import { auditApi } from '@/lib/contracts/audit';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { choicesApi } from '@/lib/contracts/base/choices';
import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { orm } from '@/lib/server/db/database';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { sellers } from '@/lib/server/db/schema/sellers';
import { uploads } from '@/lib/server/db/schema/uploads';
import { whatsappPosts } from '@/lib/server/db/schema/whatsapp';
import { eq } from 'drizzle-orm';
import { serveApi } from '../support/api';
import { makeCatalog } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { meanwhile } from '../support/meanwhile';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album } from '../support/whatsapp-zips';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const { bringInAlbums, postsOf } = whatsappImporting(api, () => as);
const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);
const make = async (posts: readonly Post[]) =>
  (await api.call(whatsappPostsApi.make, { body: { postIds: idsOf(posts) } }, { as })).data;
const match = (post: Post | undefined, sellerId: string | null) =>
  api.call(whatsappPostsApi.matchSender, { params: { id: post?.sender.id ?? '' }, body: { sellerId } }, { as });
const picturesOf = async (id: string) =>
  (await api.call(catalogsApi.get, { params: { id } }, { as })).data.pictures.map(({ photo, isCover }) => [
    photo.id,
    isCover,
  ]);

let day = 0;
let photo = 1000;
/** Posts with this many photos each, an hour apart, from a new sender. */
async function postsBy(sender: string, ...sizes: number[]): Promise<Post[]> {
  day += 1;
  const albums = sizes.map((size, index) =>
    album(
      sender,
      `${String(day).padStart(2, '0')}/10/26, ${10 + index}:00`,
      `${sender} rate ${415 + index}`,
      Array.from({ length: size }, () => (photo += 1)),
    ),
  );
  return (await bringInAlbums(...albums)).posts;
}

it('makes one upload per seller and one catalog per post, once however often asked', async () => {
  await makeSeller({ businessName: 'Made House' });
  const [mine, unknown] = [await postsBy('Made House', 2, 1), await postsBy('Nobody Knows', 1)];
  const other = await postsBy('By Hand', 1);
  const chosen = await makeSeller();
  expect((await match(other[0], chosen.id)).data).toMatchObject({ seller: { id: chosen.id }, matchedBy: 'hand' });

  const all = [...mine, ...unknown, ...other];
  const first = await make(all);
  expect(first).toMatchObject({
    made: 3,
    left: [{ id: unknown[0]?.id, reason: 'Choose which seller Nobody Knows is.' }],
  });
  expect(first.uploadIds).toHaveLength(2);
  const found = await orm()
    .select()
    .from(uploads)
    .where(eq(uploads.id, first.uploadIds[0] ?? ''));
  expect(found[0]).toMatchObject({ source: 'whatsapp', kind: 'catalog', status: 'open', uploadedById: as.user.id });

  const after = await postsOf({ importId: mine[0]?.importId });
  expect(after.map(({ state }) => state)).toEqual(['made', 'made']);
  const catalogId = after[0]?.catalogId ?? '';
  expect(await picturesOf(catalogId)).toEqual(mine[0]?.photos.map(({ id }, index) => [id, index === 0]));
  expect((await api.call(catalogsApi.get, { params: { id: catalogId } }, { as })).data).toMatchObject({
    caption: 'Made House rate 415',
    status: 'draft',
  });

  const before = await orm().$count(catalogs);
  const again = await make(all);
  expect([again.made, again.uploadIds]).toEqual([0, []]);
  expect(again.left.map(({ reason }) => reason).sort()).toEqual([
    'Choose which seller Nobody Knows is.',
    ...Array<string>(3).fill('It was made into a catalog already.'),
  ]);
  expect(await orm().$count(catalogs)).toBe(before);
});

it('a seller who was closed meanwhile stops nobody else’s catalogs, and is named', async () => {
  const closed = await makeSeller({ businessName: 'Closed House' });
  await makeSeller({ businessName: 'Open House' });
  const [first, second] = [await postsBy('Closed House', 1), await postsBy('Open House', 1)];
  await orm().update(sellers).set({ status: 'closed' }).where(eq(sellers.id, closed.id));
  expect(await make([...first, ...second])).toMatchObject({
    made: 1,
    left: [
      { id: first[0]?.id, reason: 'Closed House: This seller is closed for good. Only notes can still be added.' },
    ],
  });
  const after = await postsOf({ importId: second[0]?.importId });
  expect(after.map(({ state }) => state)).toEqual(['made']);
});

it('made by two at once, each catalog is made once', async () => {
  await makeSeller({ businessName: 'Twice Asked' });
  const posts = await postsBy('Twice Asked', 1, 1, 1);
  const answers = await Promise.all([make(posts), make([...posts].reverse())]);
  expect(answers.reduce((sum, { made }) => sum + made, 0)).toBe(3);
  const made = await postsOf({ importId: posts[0]?.importId, state: 'made' });
  expect(new Set(made.map(({ catalogId }) => catalogId)).size).toBe(3);
});

describe('every post that was asked for is made or left with a reason', () => {
  const LOCKING = /from "whatsapp_posts".* for update/s;

  it('where its sender was said to be another seller meanwhile', async () => {
    await makeSeller({ businessName: 'Said House' });
    const other = await makeSeller({ businessName: 'Really Them' });
    const [post] = await postsBy('Said House', 1);
    meanwhile([LOCKING, `update whatsapp_senders set seller_id = '${other.id}' where id = '${post?.sender.id}'`]);
    expect(await make([post as Post])).toEqual({
      made: 0,
      uploadIds: [],
      left: [{ id: post?.id, reason: 'Said House is said to be Really Them by now. Make it again if that is right.' }],
    });
    expect((await make([post as Post])).made).toBe(1);
  });

  it('where it went away meanwhile', async () => {
    await makeSeller({ businessName: 'Gone House' });
    const posts = await postsBy('Gone House', 1, 1);
    const gone = posts[1]?.id ?? '';
    const files = `delete from whatsapp_post_photos where post_id = '${gone}'`;
    meanwhile([LOCKING, `with files as (${files}) delete from whatsapp_posts where id = '${gone}'`]);
    expect(await make(posts)).toMatchObject({ made: 1, left: [{ id: gone, reason: 'It is no longer there.' }] });
  });
});

it('remembers who a sender is, also that it is no seller', async () => {
  await makeSeller({ businessName: 'Not Them' });
  const [post] = await postsBy('Not Them', 1);
  expect(post?.sender.matchedBy).toBe('name');
  await match(post, null);
  const [next] = await postsBy('Not Them', 1);
  expect(next?.sender).toMatchObject({ seller: null, matchedBy: 'hand' });
  expect((await match(post, '0198b2a0-0000-7000-8000-000000000999')).failure.issues?.[0]?.path).toEqual(['sellerId']);
  const { data } = await api.call(auditApi.list, { query: { subjectId: post?.sender.id } }, { as });
  expect(data.rows[0]).toMatchObject({ action: 'whatsapp-senders.matched', changes: { sellerId: { after: null } } });
});

it('guesses nobody when two sellers have the name', async () => {
  await makeSeller({ businessName: 'Two Of Them' });
  await makeSeller({ contactName: 'two of  them' });
  expect((await postsBy('Two Of Them', 1))[0]?.sender.seller).toBeNull();
});

it('joins posts of one sender, and a repeated import does not bring them back', async () => {
  const posts = await postsBy('Joined', 2, 1);
  const [alien] = await postsBy('Alien', 1);
  const { data: joined } = await api.call(
    whatsappPostsApi.join,
    { body: { postIds: idsOf([...posts].reverse()) } },
    { as },
  );
  expect(joined).toMatchObject({ id: posts[0]?.id, caption: 'Joined rate 415\n\nJoined rate 416', version: 2 });
  expect(joined.photos.map(({ id }) => id)).toEqual(posts.flatMap((one) => one.photos.map(({ id }) => id)));
  expect(idsOf(await postsOf({ importId: posts[0]?.importId }))).toEqual([posts[0]?.id]);
  const twice = await api.call(whatsappPostsApi.join, { body: { postIds: idsOf(posts) } }, { as });
  expect([twice.status, twice.failure.code]).toEqual([409, 'refused']);
  const strangers = await api.call(whatsappPostsApi.join, { body: { postIds: [joined.id, alien?.id ?? ''] } }, { as });
  expect(strangers.failure.message).toBe('Only posts of one sender can be joined.');
});

it('joined posts are parted again, each as it was, while the whole is untouched', async () => {
  const posts = await postsBy('Parted', 2, 1, 3);
  const shown = (some: readonly Post[]) =>
    some.map(({ id, caption, photos, state, newRate }) => [id, caption, photos, state, newRate]);
  const join = async () => (await api.call(whatsappPostsApi.join, { body: { postIds: idsOf(posts) } }, { as })).data;
  const part = ({ id, version }: Post) =>
    api.call(whatsappPostsApi.undoJoin, { params: { id }, body: { version } }, { as });
  await orm()
    .update(whatsappPosts)
    .set({ newRate: 43_000, rateBefore: 41_500 })
    .where(eq(whatsappPosts.id, posts[1]?.id ?? ''));
  Object.assign(posts[1] ?? {}, { newRate: { was: 41_500, now: 43_000 } });
  const whole = await join();
  expect(whole).toMatchObject({ newRate: { was: 41_500, now: 43_000 } });
  expect(whole.photos).toHaveLength(6);
  expect(shown((await part(whole)).data)).toEqual(shown(posts));
  expect(shown((await part(whole)).data)).toEqual(shown(posts));
  expect(shown(await postsOf({ importId: posts[0]?.importId }))).toEqual(shown(posts));

  const again = await join();
  const split = { params: { id: again.id }, body: { from: 1, version: again.version } };
  const [rest] = (await api.call(whatsappPostsApi.split, split, { as })).data;
  expect((await part(again)).failure.code).toBe('changed_meanwhile');
  expect((await part(rest as Post)).failure.message).toBe('This post changed since it was joined.');
});

it('splits a post at a photo, each part with the words', async () => {
  const [post] = await postsBy('Split', 4);
  const split = (from: number, version: number) =>
    api.call(whatsappPostsApi.split, { params: { id: post?.id ?? '' }, body: { from, version } }, { as });
  const { data: parts } = await split(3, 1);
  expect(parts.map(({ photos, caption, state }) => [photos.map(({ id }) => id), caption, state])).toEqual([
    [post?.photos.slice(0, 3).map(({ id }) => id), 'Split rate 415', 'new'],
    [post?.photos.slice(3).map(({ id }) => id), 'Split rate 415', 'new'],
  ]);
  expect((await split(1, 1)).failure.code).toBe('changed_meanwhile');
  expect((await split(3, 2)).failure.message).toBe('There is no photo at this place.');
  const { data: whole } = await api.call(whatsappPostsApi.join, { body: { postIds: idsOf(parts) } }, { as });
  expect([whole.photos.length, whole.caption]).toEqual([4, 'Split rate 415']);
});

it('settles posts and brings them back; what became a catalog stays one', async () => {
  await makeSeller({ businessName: 'Settled' });
  const posts = await postsBy('Settled', 1, 1);
  await make(posts.slice(0, 1));
  const settle = async (state: 'new' | 'not-catalog') =>
    (await api.call(whatsappPostsApi.settle, { body: { postIds: idsOf(posts), state } }, { as })).data.settled;
  expect(await settle('not-catalog')).toBe(1);
  expect(await settle('not-catalog')).toBe(0);
  expect((await postsOf({ importId: posts[0]?.importId })).map(({ state }) => state)).toEqual(['made', 'not-catalog']);
  expect((await make(posts)).left.map(({ reason }) => reason)).toContain('It was marked as not a catalog.');
  expect(await settle('new')).toBe(1);
});

it('adds the photos of a post to a catalog of the same seller, none twice', async () => {
  await makeSeller({ businessName: 'Added To' });
  const posts = await postsBy('Added To', 1, 2);
  await make(posts.slice(0, 1));
  const catalogId = (await postsOf({ importId: posts[0]?.importId, state: 'made' }))[0]?.catalogId ?? '';
  const add = (post: Post | undefined, version = 1) =>
    api.call(whatsappPostsApi.addTo, { params: { id: post?.id ?? '' }, body: { catalogId, version } }, { as });
  expect((await add(posts[1], 7)).failure.code).toBe('changed_meanwhile');
  expect((await add(posts[1])).data).toMatchObject({ state: 'added', catalogId });
  expect((await add(posts[1])).data).toMatchObject({ state: 'added', catalogId });
  expect(await picturesOf(catalogId)).toEqual(
    posts.flatMap((one) => one.photos.map(({ id }) => [id, id === posts[0]?.photos[0]?.id])),
  );
  expect((await api.call(catalogsApi.get, { params: { id: catalogId } }, { as })).data.version).toBe(2);

  await makeSeller({ businessName: 'Other Seller' });
  const [other] = await postsBy('Other Seller', 1);
  expect((await add(other)).failure.issues).toEqual([
    { path: ['catalogId'], message: 'This catalog is of another seller.' },
  ]);
  expect(await picturesOf(catalogId)).toHaveLength(3);
  await orm().update(catalogs).set({ status: 'live' }).where(eq(catalogs.id, catalogId));
  const [late] = await postsBy('Added To', 1);
  expect((await add(late)).failure.message).toMatch(/is already finished/);
});

it('finds posts by words, sender, seller, state and whether the seller is known', async () => {
  await makeSeller({ businessName: 'Searched 100% Silk' });
  const [post] = await postsBy('Searched 100% Silk', 1);
  expect(idsOf(await postsOf({ q: 'rate 100%' }))).toEqual([post?.id]);
  expect(await postsOf({ q: '100_' })).toEqual([]);
  expect(idsOf(await postsOf({ q: 'searched', hasSeller: false }))).toEqual([]);
  expect(idsOf(await postsOf({ q: 'searched', hasSeller: true, state: 'new' }))).toEqual([post?.id]);
});

it('gives whoever uploads catalogs sellers to choose from, a salesman only their own', async () => {
  const salesman = await makeUser({ roles: ['salesman'] });
  const mine = await makeSeller({ businessName: 'Choosable One', salesmanId: salesman.id });
  const other = await makeSeller({ businessName: 'Choosable Two' });
  const options = async (user: typeof salesman, query: Record<string, unknown>) =>
    (await api.call(choicesApi.sellers, { query }, { as: await makeSession({ user }) })).data.map(({ label }) => label);
  const uploader = await makeUser({ roles: ['pipeline_onground'] });
  expect(await options(uploader, { q: 'choosable' })).toEqual(['Choosable One', 'Choosable Two']);
  expect(await options(uploader, { id: [other.id] })).toEqual(['Choosable Two']);
  expect(await options(uploader, { q: 'choosable', salesmanId: [salesman.id] })).toEqual(['Choosable One']);
  expect(await options(salesman, { q: 'choosable' })).toEqual(['Choosable One']);
  expect(await options(salesman, { id: [mine.id, other.id] })).toEqual(['Choosable One']);
});

it('a duplicate points at its original, and no more once it is brought back', async () => {
  await makeSeller({ businessName: 'Twice House' });
  const [first, second] = await postsBy('Twice House', 1, 1);
  await make([first as Post]);
  const [original] = await postsOf({ importId: first?.importId, state: ['made'] });
  const duplicateOfId = original?.catalogId ?? '';
  const settle = (body: object) =>
    api.call(
      whatsappPostsApi.settle,
      { body: { postIds: [second?.id ?? ''], state: 'duplicate', duplicateOfId, ...body } },
      { as },
    );
  const now = async () => (await postsOf({ importId: first?.importId })).find(({ id }) => id === second?.id);
  const { id: elsewhere } = await makeCatalog();
  expect((await settle({ duplicateOfId: elsewhere })).failure.issues?.[0]?.path).toEqual(['duplicateOfId']);
  expect((await settle({ state: 'new' })).status).toBe(400);
  expect((await settle({})).data).toEqual({ settled: 1 });
  expect(await now()).toMatchObject({ state: 'duplicate', duplicateOf: { id: duplicateOfId } });
  await settle({ state: 'new', duplicateOfId: undefined });
  expect(await now()).toMatchObject({ state: 'new', duplicateOf: null });
});
