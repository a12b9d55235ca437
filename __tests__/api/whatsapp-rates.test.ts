import { eq } from 'drizzle-orm';
import { type Role, ROLE_NAMES } from '@/config/roles';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { POST_SCREENS } from '@/lib/domain/whatsapp/post-states';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { orm } from '@/lib/server/db/database';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { auditEntries } from '@/lib/server/db/schema/system';
import { serveApi } from '../support/api';
import { makeComplete } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { mergeCalls } from '../support/merge-place';
import { wish } from '../support/pdf-making';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album } from '../support/whatsapp-zips';
import { workOff } from '../support/work-off';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const { bringInAlbums: chat, postsOf } = whatsappImporting(api, () => as);

let photo = 6000;

/** A live catalog at ₹460. Its seller posted its two photos on the 1st. */
async function offered(seller: string, status: 'live' | 'draft' = 'live') {
  await makeSeller({ businessName: seller, status: 'active' });
  const photos = [(photo += 1), (photo += 1)];
  const { posts } = await chat(album(seller, '01/10/26, 10:00', `${seller} rate 460`, photos));
  await api.call(whatsappPostsApi.make, { body: { postIds: posts.map(({ id }) => id) } }, { as });
  const [made] = await postsOf({ importId: posts[0]?.importId });
  const id = made?.catalogId ?? '';
  const set = (fields: Partial<typeof catalogs.$inferInsert>) =>
    orm().update(catalogs).set(fields).where(eq(catalogs.id, id));
  await set({ rate: 46_000, status, title: 'Kesariya' });
  const again = (day: number, caption: string, sender = seller) =>
    album(sender, `${String(day).padStart(2, '0')}/10/26, 10:00`, caption, photos);
  const rate = async () => (await api.call(catalogsApi.get, { params: { id } }, { as })).data.rate;
  return { id, set, again, rate };
}

const take = (
  post: Post | undefined,
  body: Partial<{ was: number; isMeant: boolean; version: number }> = {},
  who = as,
) =>
  api.call(
    whatsappPostsApi.takeRate,
    {
      params: { id: post?.id ?? '' },
      body: { was: post?.newRate?.was ?? null, version: post?.version ?? 0, ...body },
    },
    { as: who },
  );
const giveBack = (post: Post | undefined, who = as) =>
  api.call(whatsappPostsApi.giveRateBack, { params: { id: post?.id ?? '' } }, { as: who });
const settle = async (post: Post | undefined, state: 'new' | 'new-rate' | 'not-catalog' | 'duplicate') => {
  await api.call(whatsappPostsApi.settle, { body: { postIds: [post?.id ?? ''], state } }, { as });
  return (await postsOf({ importId: post?.importId })).find(({ id }) => id === post?.id);
};

it('a new rate comes to the inbox, is taken over, and is given back', async () => {
  const { id, again, rate } = await offered('Rate House');
  const { made, posts } = await chat(again(8, 'Same lot, rate 485'));
  expect(made).toMatchObject({ posts: 1, openPosts: 1 });
  expect(posts).toMatchObject([
    { state: 'new-rate', duplicateOf: { id, title: 'Kesariya' }, newRate: { was: 46_000, now: 48_500 } },
  ]);
  const pdf = (await api.call(catalogPdfsApi.create, { body: wish([id]) }, { as })).data;
  await workOff();
  const isOutdated = async () =>
    (await api.call(catalogPdfsApi.get, { params: { id: pdf.id } }, { as })).data.isOutdated;
  expect(await isOutdated()).toBe(false);
  expect((await take(posts[0])).data).toMatchObject({ state: 'rate-taken', newRate: { was: 46_000, now: 48_500 } });
  expect(await rate()).toBe(48_500);
  expect(await isOutdated()).toBe(true);
  const said = await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(said.at(-1)).toMatchObject({
    action: 'catalogs.changed',
    actorId: as.user.id,
    changes: { rate: { before: 46_000, after: 48_500 } },
    details: { postId: posts[0]?.id },
  });
  expect((await take(posts[0])).data.state).toBe('rate-taken');
  expect((await api.call(whatsappImportsApi.get, { params: { id: made.id } }, { as })).data.openPosts).toBe(0);

  expect((await giveBack(posts[0])).data).toMatchObject({ state: 'new-rate', newRate: { was: 46_000, now: 48_500 } });
  expect((await giveBack(posts[0])).data.state).toBe('new-rate');
  expect(await rate()).toBe(46_000);
  const steps = await orm()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, posts[0]?.id ?? ''));
  expect(steps.map(({ action }) => action)).toEqual(['whatsapp-posts.rate-taken', 'whatsapp-posts.rate-given-back']);
});

it('comes for a draft that has no rate yet, which is tagged with it then', async () => {
  const { set, again, rate } = await offered('Untagged House', 'draft');
  await set({ rate: null });
  const { posts } = await chat(again(8, 'Same lot, rate 485'));
  expect(posts).toMatchObject([{ state: 'new-rate', newRate: { was: null, now: 48_500 } }]);
  expect((await take(posts[0])).data.state).toBe('rate-taken');
  expect(await rate()).toBe(48_500);
  expect((await giveBack(posts[0])).data.state).toBe('new-rate');
  expect(await rate()).toBeNull();
});

it('the same words a week later count on the catalog, once however often they come', async () => {
  const { id, again } = await offered('Offering House');
  const words = 'Offering House rate 460';
  const catalog = async () => (await api.call(catalogsApi.get, { params: { id } }, { as })).data;
  const { version, offeredAgain } = await catalog();
  expect(offeredAgain).toBeNull();
  // Within a day of the post that the catalog came from, it is the same offer.
  await chat(album('Offering House', '01/10/26, 21:00', 'Other rate 90', [(photo += 1)]), again(1, words));
  expect((await catalog()).offeredAgain).toBeNull();
  const [eighth, ninth, fifteenth] = [again(8, words), again(8, `${words}`), again(15, words)];
  expect((await chat(eighth, ninth)).made).toMatchObject({ posts: 0 });
  expect(await catalog()).toMatchObject({ offeredAgain: { times: 1, lastAt: '2026-10-08T04:30:00.000Z' }, version });
  await chat(eighth, fifteenth);
  await chat(eighth, fifteenth);
  expect((await catalog()).offeredAgain).toMatchObject({ times: 2, lastAt: '2026-10-15T04:30:00.000Z' });
});

describe('it stays a duplicate', () => {
  it.each([
    ['where the words say no rate', 'Back in stock', undefined],
    ['where the rate is the same', 'Fresh stock, rate 460', undefined],
    ['where another sender says it', 'Resale rate 485', 'Some Reseller'],
  ])('%s', async (what, caption, sender) => {
    const { id, again } = await offered(`Known ${what}`);
    const { posts } = await chat(again(8, caption, sender));
    expect(posts).toMatchObject([{ state: 'duplicate', newRate: null, duplicateOf: { id } }]);
    expect((await take(posts[0])).failure.message).toBe('This post has no new rate for a catalog.');
  });

  it('where the post is older than what is in', async () => {
    const { again } = await offered('Older House');
    const { posts } = await chat(
      album('Older House', '02/10/26, 10:00', 'Other goods, rate 300', [(photo += 1)]),
      again(8, 'Rate 485'),
    );
    expect(posts.map(({ state }) => state)).toEqual(['new', 'new-rate']);
    expect((await chat(again(4, 'Rate 470'))).posts.map(({ state }) => state)).toEqual(['duplicate']);
  });
});

it('of several rates the last is there to be taken, of one export and of the next', async () => {
  const { again } = await offered('Moving House');
  const first = await chat(again(8, 'Rate 485'), again(9, 'Rate 495'));
  expect(first.posts.map(({ state }) => state)).toEqual(['duplicate', 'new-rate']);
  const next = await chat(again(10, 'Rate 499'));
  const [, overtaken] = await postsOf({ importId: first.posts[0]?.importId });
  expect([overtaken?.state, overtaken?.newRate]).toEqual(['duplicate', { was: 46_000, now: 49_500 }]);
  expect(next.posts.map(({ state }) => state)).toEqual(['new-rate']);
  // The caption of the 8th again: after the rate has changed, it is new.
  expect((await take(next.posts[0])).status).toBe(200);
  const back = await chat(again(12, 'Rate 485'));
  expect(back.posts).toMatchObject([{ state: 'new-rate', newRate: { was: 49_900, now: 48_500 } }]);
});

it('a large change is asked about first', async () => {
  const { again, rate } = await offered('Large House');
  const { posts } = await chat(again(8, 'Rate 650'));
  const asked = await take(posts[0]);
  expect([asked.status, asked.failure.code]).toEqual([409, 'not_meant']);
  expect(await rate()).toBe(46_000);
  expect((await take(posts[0], { isMeant: true })).status).toBe(200);
  expect(await rate()).toBe(65_000);
});

it('what changed meanwhile is not overwritten', async () => {
  const { again, set, rate } = await offered('Changed House');
  const { posts } = await chat(again(8, 'Rate 485'));
  expect((await take(posts[0], { version: 9 })).failure.code).toBe('changed_meanwhile');
  await set({ rate: 47_000 });
  expect((await take(posts[0])).failure.code).toBe('changed_meanwhile');
  await set({ rate: 48_500 });
  expect((await take(posts[0])).failure.message).toBe('The catalog has this rate already.');
  await set({ rate: 46_000, deletedAt: new Date() });
  expect((await take(posts[0])).failure.message).toBe('This catalog was deleted. Restore it first.');
  await set({ deletedAt: null });
  expect((await take(posts[0])).status).toBe(200);
  await set({ rate: 49_000 });
  expect((await giveBack(posts[0])).failure.message).toBe('The catalog has another rate by now. Change it there.');
  expect(await rate()).toBe(49_000);
});

it('taken by two at once, it is taken once', async () => {
  const { id, again } = await offered('Twice Taken');
  const { posts } = await chat(again(8, 'Rate 485'));
  const answers = await Promise.all([take(posts[0]), take(posts[0])]);
  expect(answers.map(({ status, data }) => [status, data.state])).toEqual(Array(2).fill([200, 'rate-taken']));
  const said = await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(said.filter(({ action }) => action === 'catalogs.changed')).toHaveLength(1);
});

it('goes to the catalog that its own was merged into', async () => {
  const { id, again } = await offered('Merged House');
  const { posts } = await chat(again(8, 'Rate 485'));
  const { data: gone } = await api.call(catalogsApi.get, { params: { id } }, { as });
  const kept = await makeComplete({ sellerId: gone.seller.id, status: 'live', rate: 47_000, title: 'Kesariya vol 5' });
  await mergeCalls(api, as).merged('catalog', kept.id, id);
  const [now] = await postsOf({ importId: posts[0]?.importId });
  expect(now).toMatchObject({ duplicateOf: { id: kept.id }, newRate: { was: 47_000, now: 48_500 } });
  // The person saw the other post's rate.
  expect((await take(posts[0])).failure.code).toBe('changed_meanwhile');
  expect((await take(now)).data.state).toBe('rate-taken');
  expect((await api.call(catalogsApi.get, { params: { id: kept.id } }, { as })).data.rate).toBe(48_500);
});

it('can be said to be a duplicate or no catalog, and brought back as what it was', async () => {
  const { again } = await offered('Said House');
  const { posts } = await chat(again(8, 'Rate 485'));
  const [post] = posts;
  for (const state of ['duplicate', 'not-catalog'] as const) {
    expect(await settle(post, state)).toMatchObject({ state, newRate: { now: 48_500 } });
    expect(await settle(post, 'new-rate')).toMatchObject({ state: 'new-rate', duplicateOf: { title: 'Kesariya' } });
  }
  expect(await settle(post, 'new')).toMatchObject({ state: 'new', newRate: null, duplicateOf: null });
  expect(await settle(post, 'new-rate')).toMatchObject({ state: 'new' });
});

it.each(ROLE_NAMES)('%s takes a rate over where they open the screens of posts', async (role: Role) => {
  const who = await makeSession({ user: await makeUser({ roles: [role] }) });
  const may = POST_SCREENS.flatMap(rolesThatOpen).includes(role);
  const { again } = await offered(`Role ${role}`);
  const { posts } = await chat(again(8, 'Rate 485'));
  expect((await take(posts[0], {}, who)).status).toBe(may ? 200 : 403);
  expect((await giveBack(posts[0], who)).status).toBe(may ? 200 : 403);
});
