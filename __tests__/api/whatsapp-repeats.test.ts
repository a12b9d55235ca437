import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { eq } from 'drizzle-orm';
import { orm } from '@/lib/server/db/database';
import { auditEntries } from '@/lib/server/db/schema/system';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album, androidZip, iosZip, jpeg } from '../support/whatsapp-zips';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['pipeline_wa', 'editor_catalog'] }) });
});

const { bringIn, postsOf, asidesOf } = whatsappImporting(api, () => as);
const idsOf = (posts: readonly (Post | undefined)[]) => posts.map((post) => post?.id ?? '');
const photosOf = (post: Post | undefined) => (post?.photos ?? []).map(({ id }) => id);
const join = (posts: readonly (Post | undefined)[]) =>
  api.call(whatsappPostsApi.join, { body: { postIds: idsOf(posts) } }, { as });

type Album = Awaited<ReturnType<typeof album>>;
const some = ({ media }: Album, ...places: number[]) =>
  Object.fromEntries(Object.entries(media).filter((_, index) => places.includes(index)));

let photo = 3000;
/** An album of four with its caption on the first photo. */
const four = (sender: string, at: string) =>
  album(sender, at, 'Kesariya rate 415', [(photo += 1), (photo += 1), (photo += 1), (photo += 1)]);

const half = (all: Album) =>
  Object.fromEntries(Object.entries(some(all, 1)).map(([name, bytes]) => [name, bytes.subarray(0, 300)]));

describe('an open post is completed by an export that has more of it', () => {
  it.each([
    ['two files were missing from the first zip', (all: Album) => androidZip(all.lines, some(all, 0, 2)), 2],
    ['the first zip had the others', (all: Album) => androidZip(all.lines, some(all, 1, 3)), 2],
    // The caption is a line of the first message.
    ['the first export ended within the album', (all: Album) => androidZip(all.lines.slice(0, 3), some(all, 0, 1)), 2],
    ['one of its files was damaged', (all: Album) => androidZip(all.lines, { ...all.media, ...half(all) }), 3],
  ])('%s', async (what, first, had) => {
    const all = await four(`Lost ${what}`, '01/09/26, 10:00');
    const before = await bringIn(first(all));
    expect(before.posts.map((post) => post.photos.length)).toEqual([had]);
    const after = await bringIn(androidZip(all.lines, all.media));
    expect(after.made).toMatchObject({ posts: 1, knownPosts: 0, photos: 4, photoProblems: 0 });
    expect(after.posts).toMatchObject([
      { id: before.posts[0]?.id, state: 'new', problems: [], omitted: 0, version: 2 },
    ]);
    expect(new Set(photosOf(after.posts[0])).size).toBe(4);
    expect(photosOf(after.posts[0])).toEqual(expect.arrayContaining(photosOf(before.posts[0])));
    const again = await bringIn(androidZip(all.lines, all.media));
    expect(again.made).toMatchObject({ posts: 0, knownPosts: 1, photos: 0 });
  });

  it('by two zips that each have what the other lacks, in the order of the album', async () => {
    const all = await four('Halves', '02/09/26, 10:00');
    await bringIn(androidZip(all.lines, some(all, 1, 2)));
    const { posts, made } = await bringIn(androidZip(all.lines, some(all, 0, 3)));
    expect(made).toMatchObject({ posts: 1, photos: 4, photoProblems: 0 });
    const whole = await bringIn(
      androidZip(
        all.lines.map((line) => line.replace('Halves', 'Halves whole')),
        all.media,
      ),
    );
    expect(photosOf(posts[0])).toEqual(photosOf(whole.posts[0]));
  });

  it('on an iPhone, which numbers its files anew in each export', async () => {
    const at = '[03/09/26, 10:00:0';
    const name = (number: number, last: number) => `0000000${number}-PHOTO-2026-09-03-10-00-0${last}.jpg`;
    const line = (number: number, last: number, words = '') =>
      `${at}${last}] Renumbered: ${words}<attached: ${name(number, last)}>`;
    const [one, two] = [await jpeg((photo += 1)), await jpeg((photo += 1))];
    await bringIn(iosZip([line(1, 1, 'Rate 415 '), line(2, 2)], { [name(1, 1)]: one }));
    const lines = [line(5, 1, 'Rate 415 '), line(6, 2)];
    const { made } = await bringIn(iosZip(lines, { [name(5, 1)]: one, [name(6, 2)]: two }));
    expect(made).toMatchObject({ posts: 1, photos: 2, photoProblems: 0 });
  });

  it('that was taken for a duplicate by what had come of it', async () => {
    const [first, more] = [
      await album('Shown Twice', '04/09/26, 10:00', 'Rate 415', [2900]),
      await album('Shown Twice', '04/09/26, 12:00', 'Rate 520', [2900, 2901]),
    ];
    const lines = [...first.lines, ...more.lines];
    const before = await bringIn(androidZip(lines, { ...first.media, ...some(more, 0) }));
    expect(before.posts.map(({ state }) => state)).toEqual(['new', 'duplicate']);
    // All of it was imported before: still one duplicate, although it has more photos.
    const same = await album('Shown Again', '04/09/26, 14:00', 'Rate 640', [2900, 2902]);
    await bringIn(androidZip(same.lines, same.media));
    const again = await album('Shown Thrice', '04/09/26, 16:00', 'Rate 690', [2900, 2902]);
    await bringIn(androidZip(again.lines, some(again, 0)));
    expect(
      (await bringIn(androidZip(again.lines, again.media))).posts.map(({ state, photos }) => [state, photos.length]),
    ).toEqual([['duplicate', 2]]);
    const { posts } = await bringIn(androidZip(lines, { ...first.media, ...more.media }));
    expect(posts.map(({ id, state, photos }) => [id, state, photos.length])).toEqual([[before.posts[1]?.id, 'new', 2]]);
  });
});

describe('a text that was exported without media', () => {
  const TEXT = 'WhatsApp Chat with Surat Sarees.txt';

  it('is read like a zip, and the zip with media completes its posts', async () => {
    const all = await four('Text Alone', '09/09/26, 10:00');
    const without = all.lines.map((line) => line.replace(/IMG-\S+ \(file attached\)/, '<Media omitted>'));
    const before = await bringIn(without.join('\n'), TEXT);
    expect(before.made).toMatchObject({
      fileName: TEXT,
      messages: 4,
      posts: 1,
      photos: 0,
      omitted: 4,
      photoProblems: 0,
    });
    expect(before.posts[0]?.caption).toBe('Kesariya rate 415');
    const after = await bringIn(androidZip(all.lines, all.media));
    expect(after.posts).toMatchObject([{ id: before.posts[0]?.id, omitted: 0 }]);
    expect(after.posts[0]?.photos).toHaveLength(4);
    expect((await bringIn(without.join('\n'), TEXT)).made).toMatchObject({ posts: 0, knownPosts: 1 });
  });

  it.each([
    ['an iPhone’s', `\ufeff[10/09/26, 9:06:00\u202fPM] Text Only: Rate 415 \u200e<attached: 00000012-PHOTO.jpg>\r\n`],
    ['UTF-16', Buffer.from('\ufeff10/09/26, 21:06 - Text Wide: a.jpg (file attached)\nRate 415', 'utf16le')],
  ])('%s names files that did not come along', async (_what, content) => {
    const { made, posts } = await bringIn(content, '_chat.txt');
    expect(made).toMatchObject({ posts: 1, photos: 0, photoProblems: 1, job: { state: 'done' } });
    expect(posts[0]?.problems[0]?.problem).toBe('This file is not in the export. Export the chat again with media.');
  });
});

describe('what somebody arranged stays as it is', () => {
  it('a post that was split has none of its photos twice', async () => {
    const all = await four('Split Apart', '05/09/26, 10:00');
    const { posts } = await bringIn(androidZip(all.lines, all.media));
    const split = { params: { id: posts[0]?.id ?? '' }, body: { from: 2, version: 1 } };
    const { data: parts } = await api.call(whatsappPostsApi.split, split, { as });
    expect((await bringIn(androidZip(all.lines, all.media))).made).toMatchObject({ posts: 0, knownPosts: 1 });
    const other = await album('Split Apart', '05/09/26, 09:00', 'Rate 300', [(photo += 1)]);
    const earlier = await bringIn(androidZip(other.lines, other.media));
    await join([...earlier.posts, parts[1]]);
    expect((await bringIn(androidZip(all.lines, all.media))).made).toMatchObject({ posts: 0, knownPosts: 1 });
  });

  it('joined posts keep their photos; what one of them lacked comes to the inbox', async () => {
    const [a, b] = [await four('Joined Up', '06/09/26, 10:00'), await four('Joined Up', '06/09/26, 12:00')];
    const [lines, media] = [[...a.lines, ...b.lines], { ...a.media, ...b.media }];
    const { posts } = await bringIn(androidZip(lines, { ...some(a, 0, 1, 2), ...some(b, 0, 1) }));
    await join(posts);
    const later = await bringIn(androidZip(lines, media));
    expect(later.posts.map(({ caption, photos, state }) => [caption, photos.length, state])).toEqual([
      ['Kesariya rate 415', 6, 'new'],
      ['Kesariya rate 415', 2, 'new'],
    ]);
    expect(later.posts[0]?.id).toBe(posts[0]?.id);
    expect(new Set(later.posts.flatMap(photosOf)).size).toBe(8);
    const said = await orm()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, posts[0]?.id ?? ''));
    expect(said.map(({ action, actorId, changes }) => [action, actorId, changes])).toContainEqual([
      'whatsapp-posts.completed',
      as.user.id,
      { photos: { before: 5, after: 6 } },
    ]);
    expect((await bringIn(androidZip(lines, media))).made).toMatchObject({ posts: 0, knownPosts: 2 });
  });

  it('twins of one minute and text stay apart when an export begins between them', async () => {
    const [a, between, b] = [
      await album('Twin House', '07/09/26, 10:00', 'Rate 415', [(photo += 1)]),
      await album('Twin House', '07/09/26, 10:00', 'Rate 999', [(photo += 1)]),
      await album('Twin House', '07/09/26, 10:00', 'Rate 415', [(photo += 1), (photo += 1)]),
    ];
    await bringIn(androidZip([...a.lines, ...between.lines, ...b.lines], { ...a.media, ...between.media, ...b.media }));
    expect((await bringIn(androidZip(b.lines, b.media))).made).toMatchObject({ posts: 0, knownPosts: 1 });
  });

  it('twins are both added when the first export began between them, or one per group', async () => {
    const at = '09/09/26, 10:00';
    const [a, b] = [
      await album('Two Groups', at, '', [(photo += 1), (photo += 1)]),
      await album('Two Groups', at, '', [(photo += 1), (photo += 1), (photo += 1)]),
    ];
    const before = await bringIn(androidZip(a.lines, a.media));
    expect(before.made).toMatchObject({ posts: 1, photos: 2 });
    const after = await bringIn(androidZip(b.lines, b.media));
    expect(after.made).toMatchObject({ posts: 1, photos: 3 });
    expect(photosOf(after.posts[0])).toHaveLength(3);
    for (const { lines, media } of [a, b])
      expect((await bringIn(androidZip(lines, media))).made).toMatchObject({ posts: 0, knownPosts: 1 });
  });
});

it('a post made into a catalog lists photos the catalog lacks, until it has them', async () => {
  await makeSeller({ businessName: 'Made Early' });
  const all = await four('Made Early', '08/09/26, 10:00');
  const { posts } = await bringIn(androidZip(all.lines, some(all, 0, 1)));
  await api.call(whatsappPostsApi.make, { body: { postIds: idsOf(posts) } }, { as });
  const later = await bringIn(androidZip(all.lines, all.media));
  expect(later.made).toMatchObject({ posts: 0, knownPosts: 1, latePosts: 1, systemLines: 0, chatter: 0 });
  const names = Object.keys(all.media).slice(2);
  expect(await asidesOf(later.made)).toEqual([
    { line: 1, kind: 'late', at: posts[0]?.at, sender: 'Made Early', text: names.join('\n') },
  ]);
  const [made] = await postsOf({ importId: posts[0]?.importId });
  const catalog = async () =>
    (await api.call(catalogsApi.get, { params: { id: made?.catalogId ?? '' } }, { as })).data.pictures;
  expect(await catalog()).toHaveLength(2);
  // The missing photos are added from a separate post.
  const again = await bringIn(
    androidZip(
      all.lines.map((line) => line.replace('10:00', '11:00').replace('415', '416')),
      some(all, 2, 3),
    ),
  );
  const { id = '', version = 0 } = again.posts[0] ?? {};
  await api.call(
    whatsappPostsApi.addTo,
    { params: { id }, body: { catalogId: made?.catalogId ?? '', version } },
    { as },
  );
  expect(await catalog()).toHaveLength(4);
  expect((await bringIn(androidZip(all.lines, all.media))).made).toMatchObject({ knownPosts: 1, latePosts: 0 });
});
