import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { jobsApi } from '@/lib/contracts/jobs';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { orm } from '@/lib/server/db/database';
import { files } from '@/lib/server/db/schema/files';
import { fileStore, filesFolder } from '@/lib/server/platform/files/open-file-store';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freshPhone, makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album, androidZip, HEIC, iosZip, jpeg, VIDEO, zipOf } from '../support/whatsapp-zips';
import { workOff } from '../support/work-off';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['pipeline_wa'] }) });
});

const { send, refresh, bringIn, refusedBy, asidesOf } = whatsappImporting(api, () => as);
const LRM = '\u200e';
const NARROW = '\u202f';

it('reads an Android export: posts, photos, sellers by number and name; rest aside', async () => {
  const phone = freshPhone();
  const [byNumber, byName] = [
    await makeSeller({ phoneNumbers: [phone] }),
    await makeSeller({ businessName: 'Laxmi  Sarees' }),
  ];
  const shown = phone.replace(/^(\+91)(\d{5})/, '$1 $2 ');
  const first = await album('Laxmi Sarees', '05/11/26, 10:05 am', '*Kesariya vol 4*\nRate ₹415/- net', [1, 2, 3]);
  const second = await album(shown, '05/11/26, 11:00 am', 'Single 650', [4]);
  const { made, posts } = await bringIn(
    androidZip(
      [
        '05/11/26, 10:00 am - Messages and calls are end-to-end encrypted.',
        ...first.lines,
        '05/11/26, 10:40 am - Meena: ok bhai',
        ...second.lines,
        '05/11/26, 11:30 am - Meena: This message was deleted',
      ],
      { ...first.media, ...second.media },
    ),
  );
  expect(made).toMatchObject({
    messages: 6,
    posts: 2,
    openPosts: 2,
    knownPosts: 0,
    photos: 4,
    photoProblems: 0,
    omitted: 0,
    systemLines: 1,
    chatter: 2,
    job: { state: 'done', done: 2, total: 2, title: 'Reading of WhatsApp Chat with Surat Sarees.zip' },
  });
  expect(
    posts.map(({ sender, caption, photos, state }) => [
      sender.name,
      sender.matchedBy,
      sender.seller?.id,
      caption,
      photos.length,
      state,
    ]),
  ).toEqual([
    ['Laxmi Sarees', 'name', byName.id, '*Kesariya vol 4*\nRate ₹415/- net', 3, 'new'],
    [shown, 'phone', byNumber.id, 'Single 650', 1, 'new'],
  ]);
  expect(posts[0]?.at).toBe('2026-11-05T04:35:00.000Z');
  expect((await fetch(api.origin + (posts[0]?.photos[0]?.urls.thumb ?? ''))).headers.get('content-type')).toBe(
    'image/jpeg',
  );
  expect((await asidesOf(made)).map(({ line, kind, sender, text }) => [line, kind, sender, text])).toEqual([
    [1, 'system', null, 'Messages and calls are end-to-end encrypted.'],
    [7, 'chatter', 'Meena', 'ok bhai'],
    [10, 'chatter', 'Meena', 'This message was deleted.'],
  ]);
});

it('reads an iPhone export with its marks, right-to-left names and emoji', async () => {
  const seller = await makeSeller({ businessName: 'سورت ٹیکسٹائل' });
  const photo = '00000012-PHOTO-2026-11-13-21-06-00.jpg';
  const { posts } = await bringIn(
    iosZip(
      [
        `[13/11/26, 9:05:07${NARROW}PM] Surat Sarees: ${LRM}Messages and calls are end-to-end encrypted.`,
        `${LRM}[13/11/26, 9:06:00${NARROW}PM] ~ \u202bسورت ٹیکسٹائل\u202c: Georgette १२५०/- 🌸 ${LRM}<attached: ${photo}>`,
        `[13/11/26, 9:36:00${NARROW}PM] 👗 Radhe 👗: ${LRM}image omitted`,
      ],
      { [photo]: await jpeg(10) },
    ),
  );
  expect(
    posts.map(({ sender, caption, photos, omitted }) => [
      sender.name,
      sender.seller?.id,
      caption,
      photos.length,
      omitted,
    ]),
  ).toEqual([
    ['سورت ٹیکسٹائل', seller.id, 'Georgette १२५०/- 🌸', 1, 0],
    ['👗 Radhe 👗', undefined, '', 0, 1],
  ]);
});

it('tells of each file that is no photo, and goes on with the rest', async () => {
  const names = ['there.jpg', 'gone.jpg', 'phone.heic', 'film.mp4', 'half.jpg', 'notes.jpg', 'STILL.jpg'];
  const good = await jpeg(20);
  const { made, posts } = await bringIn(
    androidZip(
      names.map((name) => `06/11/26, 10:05 - Naina Fashions: ${name} (file attached)`),
      {
        'there.jpg': good,
        'phone.heic': HEIC,
        'film.mp4': VIDEO,
        'half.jpg': good.subarray(0, 300),
        'notes.jpg': Buffer.from('just a text'),
        'STILL.jpg': await jpeg(21),
      },
    ),
  );
  expect(made).toMatchObject({ photos: 2, photoProblems: 5, job: { state: 'done' } });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.problems.map(({ name, problem }) => [name, problem.split(/[.,:]/)[0]])).toEqual([
    ['gone.jpg', 'This file is not in the export'],
    ['phone.heic', 'This is a HEIC photo'],
    ['film.mp4', 'This is a video'],
    ['half.jpg', 'This photo is damaged and cannot be opened'],
    ['notes.jpg', 'This is no photo that can be opened'],
  ]);
});

it('an overlapping export adds only what is new, also when it begins within an album', async () => {
  const [a, b, c] = [
    await album('Overlap House', '07/11/26, 10:00', 'Vol 1 rate 415', [30, 31, 32]),
    await album('Overlap House', '07/11/26, 12:00', '', [33, 34]),
    await album('Overlap House', '07/11/26, 14:00', 'Vol 3 rate 700', [35]),
  ];
  const first = await bringIn(androidZip([...a.lines, ...b.lines], { ...a.media, ...b.media }));
  expect(first.made).toMatchObject({ posts: 2, knownPosts: 0 });
  // The 12:00 album lost its first photo. It has no caption and had none before.
  const second = await bringIn(
    androidZip([...b.lines.slice(1).map((line) => line.replace('12:00', '12:01')), ...c.lines], {
      ...b.media,
      ...c.media,
    }),
  );
  expect(second.made).toMatchObject({ posts: 1, knownPosts: 1 });
  expect(second.posts.map(({ caption }) => caption)).toEqual(['Vol 3 rate 700']);
  const again = await bringIn(androidZip([...a.lines, ...b.lines, ...c.lines], { ...a.media, ...b.media, ...c.media }));
  expect(again.made).toMatchObject({ posts: 0, knownPosts: 3, photos: 0 });
});

it('knows posts again in an export of another kind of phone', async () => {
  const name = '00000003-PHOTO-2026-11-07-15-00-41.jpg';
  await bringIn(iosZip([`[07/11/26, 15:00:41] Both Phones: Rate 415 <attached: ${name}>`], { [name]: await jpeg(36) }));
  const again = await album('Both Phones', '07/11/26, 15:00', 'Rate 415', [36]);
  expect((await bringIn(androidZip(again.lines, again.media))).made).toMatchObject({ posts: 0, knownPosts: 1 });
});

it('photos that were posted before under other words are a duplicate', async () => {
  const first = await album('Kavya Sarees', '08/11/26, 10:00', 'Rate 415', [40, 41]);
  const later = await album('Somebody Else', '09/11/26, 10:00', 'Rate 520', [41, 40]);
  const other = await album('Somebody Else', '09/11/26, 12:00', 'Rate 530', [40, 42]);
  const { posts } = await bringIn(
    androidZip([...first.lines, ...later.lines, ...other.lines], { ...first.media, ...later.media, ...other.media }),
  );
  expect(posts.map(({ caption, state }) => [caption, state])).toEqual([
    ['Rate 415', 'new'],
    ['Rate 520', 'duplicate'],
    ['Rate 530', 'new'],
  ]);
});

it('several posts with the same words in the same minute are several', async () => {
  const same = (n: number) => album('Twins', '10/11/26, 10:00', 'Rate 415', [n]);
  const between = await album('Twins', '10/11/26, 10:00', 'Rate 999', [52]);
  const [a, b] = [await same(50), await same(51)];
  const zip = androidZip([...a.lines, ...between.lines, ...b.lines], { ...a.media, ...between.media, ...b.media });
  expect((await bringIn(zip)).posts.map(({ caption }) => caption).sort()).toEqual(['Rate 415', 'Rate 415', 'Rate 999']);
  expect((await bringIn(zip)).made).toMatchObject({ posts: 0, knownPosts: 3 });
});

it('an export with media completes what came without, unless somebody settled it', async () => {
  const [open, settled] = [
    await album('Completed', '11/11/26, 10:00', 'Rate 415', [60, 61]),
    await album('Completed', '11/11/26, 12:00', 'Rate 416', [62]),
  ];
  const without = [
    '11/11/26, 10:00 - Completed: <Media omitted>',
    'Rate 415',
    '11/11/26, 10:00 - Completed: <Media omitted>',
  ];
  const { posts } = await bringIn(androidZip([...without, '11/11/26, 12:00 - Completed: <Media omitted>', 'Rate 416']));
  expect(posts.map(({ caption, photos, omitted }) => [caption, photos.length, omitted])).toEqual([
    ['Rate 415', 0, 2],
    ['Rate 416', 0, 1],
  ]);
  await api.call(whatsappPostsApi.settle, { body: { postIds: [posts[1]?.id ?? ''], state: 'not-catalog' } }, { as });
  const whole = await bringIn(androidZip([...open.lines, ...settled.lines], { ...open.media, ...settled.media }));
  expect(whole.made).toMatchObject({ posts: 1, knownPosts: 1 });
  expect(whole.posts).toMatchObject([{ id: posts[0]?.id, caption: 'Rate 415', omitted: 0, version: 2 }]);
  expect(whole.posts[0]?.photos).toHaveLength(2);
});

it('keeps a caption of 5,000 characters whole', async () => {
  const caption = `Rate 415 ${'बनारसी सिल्क 🌸 '.repeat(400)}`.slice(0, 5000).trim();
  const long = await album('Long', '12/11/26, 10:00', caption, [70]);
  expect((await bringIn(androidZip(long.lines, long.media))).posts[0]?.caption).toBe(caption);
});

const PHOTO_LINE = '05/11/26, 10:05 - Asha: IMG-1.jpg (file attached)\n415 net';

it.each([
  ['a text that is no chat', 'just a text', /This text is no WhatsApp chat\. In WhatsApp choose Export chat/],
  ['a text of more than a chat can be', `${PHOTO_LINE}\n${'x'.repeat(50_000_000)}`, /longer than the export of a chat/],
  ['bytes of nothing known', Buffer.from([1, 0, 2, 0]), /damaged/],
  ['a zip without a chat', zipOf({ 'IMG-1.jpg': 'one' }), /no chat in this zip/],
  ['another text in a zip', zipOf({ '_chat.txt': 'Dear sir' }), /no WhatsApp chat/],
  ['names that lead out of the folder', zipOf({ '_chat.txt': PHOTO_LINE, '../../etc/passwd': 'x' }), /not opened/],
  ['a bomb', zipOf({ '_chat.txt': new Uint8Array(51_000_000) }), /unpacks to more/],
])(
  'takes %s at once, and its job refuses it with the reason and keeps nothing of it',
  async (_what, content, sentence) => {
    const before = await orm().$count(files);
    const { made, state, failure, refusal } = await refusedBy(content);
    expect([state, failure, refusal]).toEqual(['failed', expect.stringMatching(sentence), failure]);
    expect(made).toMatchObject({ messages: null, posts: 0 });
    expect(await orm().$count(files)).toBe(before);
    expect(await readdir(path.join(filesFolder(), 'incoming'))).toEqual([]);
    const stored = [];
    for await (const { sha256 } of fileStore().all()) stored.push(sha256);
    expect(stored).not.toContain(createHash('sha256').update(content).digest('hex'));
    // A retry fails in the same way.
    await api.call(jobsApi.retry, { params: { id: made.job?.id ?? '' } }, { as });
    await workOff();
    expect((await refresh(made)).job).toMatchObject({ state: 'failed', failure });
  },
);

it.each([
  ['a photo', HEIC],
  ['a PDF', '%PDF-1.7\n'],
  ['nothing', ''],
])('refuses %s at once by its first bytes', async (_what, content) => {
  const before = await orm().$count(files);
  const reply = await send(content);
  expect([reply.status, reply.failure.message]).toEqual([400, expect.stringMatching(/no export of a chat/)]);
  expect(await orm().$count(files)).toBe(before);
});
