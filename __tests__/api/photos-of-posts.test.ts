import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album } from '../support/whatsapp-zips';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const { bringInAlbums, postsOf } = whatsappImporting(api, () => as);

let photo = 4000;
/** An export of posts with this many photos each, an hour apart, from one sender. */
function exported(sender: string, ...sizes: number[]) {
  const albums = sizes.map((size, index) => ({
    at: `01/10/26, ${10 + index}:00`,
    caption: `${sender} rate ${415 + index}`,
    photos: Array.from({ length: size }, () => (photo += 1)),
  }));
  return () => bringInAlbums(...albums.map(({ at, caption, photos }) => album(sender, at, caption, photos)));
}

const move = ({ id, version }: Post, body: { photoIds: (string | undefined)[]; toId: string | null; at?: number }) => {
  const photoIds = body.photoIds.map((one) => one ?? '');
  return api.call(whatsappPostsApi.movePhotos, { params: { id }, body: { ...body, photoIds, version } }, { as });
};
const photosOf = (post: Post | undefined) => post?.photos.map(({ id }) => id) ?? [];

it('a photo is taken out into a post that is no catalog, and goes back to its place', async () => {
  const bringIn = exported('Taken Out', 3);
  const [post] = (await bringIn()).posts as [Post];
  const [first, second, third] = photosOf(post);
  const { data } = await move(post, { photoIds: [second], toId: null });
  expect(data.map((one) => [one.state, one.caption, photosOf(one)])).toEqual([
    ['new', post.caption, [first, third]],
    ['not-catalog', post.caption, [second]],
  ]);
  const { made } = await bringIn();
  expect(made).toMatchObject({ posts: 0, knownPosts: 1 });
  const [rest, aside] = await postsOf({ senderId: post.sender.id });
  expect([photosOf(rest), photosOf(aside)]).toEqual([[first, third], [second]]);

  const back = await move(aside as Post, { photoIds: [second], toId: post.id, at: 1 });
  expect(back.data.map((one) => [one.state, photosOf(one)])).toEqual([
    ['new', [first, second, third]],
    ['joined', []],
  ]);
  expect((await postsOf({ senderId: post.sender.id })).map(({ id }) => id)).toEqual([post.id]);
});

it('photos move to another post of the sender, and to another place in their own', async () => {
  const [one, other] = (await exported('Moved Along', 3, 1)()).posts as [Post, Post];
  const [first, second, third] = photosOf(one);
  const moved = (await move(one, { photoIds: [third], toId: other.id, at: 0 })).data;
  expect(moved.map(photosOf)).toEqual([
    [first, second],
    [third, ...photosOf(other)],
  ]);
  const turned = (await move(moved[0] as Post, { photoIds: [second], toId: one.id, at: 0 })).data;
  expect(turned.map(photosOf)).toEqual([[second, first]]);
});

it('is refused for an old version, the last photo, a strange one, another sender', async () => {
  const [post] = (await exported('Refused Move', 1)()).posts as [Post];
  const [alien] = (await exported('Other Mover', 1)()).posts as [Post];
  const [own] = photosOf(post);
  const failing = async (reply: ReturnType<typeof move>) => (await reply).failure;
  expect(await failing(move({ ...post, version: 9 }, { photoIds: [own], toId: null }))).toMatchObject({
    code: 'changed_meanwhile',
  });
  expect((await failing(move(post, { photoIds: [own], toId: null }))).message).toMatch(/^One photo has to stay/);
  expect((await failing(move(post, { photoIds: photosOf(alien), toId: null }))).issues?.[0]?.path).toEqual([
    'photoIds',
  ]);
  expect((await failing(move(post, { photoIds: [own], toId: alien.id }))).message).toBe(
    'Photos move between posts of one sender only.',
  );
});
