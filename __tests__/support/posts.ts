import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { photosApi } from '@/lib/contracts/photos';
import { type WhatsappImport, whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { isLargeRateChange, LARGE_RATE_CHANGE } from '@/lib/domain/catalogs/rate-change';
import { mockEndpoint, refusal } from './mock-endpoint';
import { KESAR, sellersOf } from './sellers';

const id = (kind: string, last: number) => `0198b2a0-0000-7000-${kind}-${String(last).padStart(12, '0')}`;

export const photo = (last: number) => ({
  id: id('8500', last),
  width: 900,
  height: 1200,
  urls: { thumb: `/photo/${last}/thumb`, screen: `/photo/${last}/screen`, large: `/photo/${last}/large` },
});

const LAXMI = {
  id: id('8510', 1),
  name: 'Laxmi Sarees',
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  matchedBy: 'name' as const,
};
const NOBODY = { id: id('8510', 2), name: '~ राधे 👗', seller: null, matchedBy: null };

const IMPORT_ID = id('8520', 1);

export const post = (last: number, details: Partial<Post> = {}): Post => ({
  id: id('8530', last),
  importId: IMPORT_ID,
  sender: LAXMI,
  at: `2026-11-05T04:${String(last).padStart(2, '0')}:00.000Z`,
  caption: `Kesariya vol ${last} rate 415`,
  photos: [photo(last * 10), photo(last * 10 + 1)],
  problems: [],
  omitted: 0,
  state: 'new',
  catalogId: null,
  duplicateOf: null,
  newRate: null,
  version: 1,
  ...details,
});

export const POSTS = [
  post(1),
  post(2),
  post(3, { photos: [photo(30)], problems: [{ name: 'IMG-3.heic', problem: 'This is a HEIC photo.' }] }),
  post(4, { sender: NOBODY, caption: 'Single 650', omitted: 2 }),
];

export const exportOf = (details: Partial<WhatsappImport> = {}): WhatsappImport => ({
  id: IMPORT_ID,
  fileName: 'WhatsApp Chat with Surat Sarees.zip',
  readPercent: 100,
  messages: 12,
  refusal: null,
  posts: 4,
  openPosts: 4,
  knownPosts: 3,
  photos: 7,
  photoProblems: 1,
  omitted: 2,
  systemLines: 1,
  chatter: 2,
  latePosts: 0,
  damaged: 0,
  job: null,
  createdAt: '2026-11-21T04:00:00.000Z',
  ...details,
});

/** The server's exports and posts in these tests. */
export function postsOf(known: Post[] = POSTS) {
  sellersOf();
  let posts = known;
  const change = (ids: readonly string[], to: (one: Post) => Partial<Post>) => {
    posts = posts.map((one) => (ids.includes(one.id) ? { ...one, ...to(one), version: one.version + 1 } : one));
  };
  const need = (wanted: string | undefined) => {
    const found = posts.find((one) => one.id === wanted);
    if (!found) throw new Error(`No post is ${wanted}`);
    return found;
  };
  mockEndpoint(whatsappImportsApi.get, exportOf());
  mockEndpoint(whatsappImportsApi.list, {
    rows: [exportOf()],
    next: null,
    previous: null,
    count: { value: 1, isExact: true },
  });
  mockEndpoint(whatsappImportsApi.asides, [
    { line: 1, kind: 'system', at: '2026-11-05T04:00:00.000Z', sender: null, text: 'Messages are encrypted.' },
    { line: 5, kind: 'chatter', at: '2026-11-05T04:10:00.000Z', sender: 'Meena', text: 'ok bhai' },
  ]);
  const lists = mockEndpoint(whatsappPostsApi.list, ({ url: { searchParams } }) => {
    const [states, q] = [searchParams.getAll('state'), (searchParams.get('q') ?? '').toLowerCase()];
    const rows = posts.filter(
      (one) => (states.length === 0 || states.includes(one.state)) && one.caption.toLowerCase().includes(q),
    );
    return { rows, next: null, previous: null, count: { value: rows.length, isExact: true } };
  });
  const matched = mockEndpoint(whatsappPostsApi.matchSender, ({ params, body: { sellerId } }) => {
    const seller = sellerId === null ? null : { id: sellerId, businessName: KESAR.businessName };
    const theirs = posts.filter((one) => one.sender.id === params.id);
    const sender = { ...theirs[0]?.sender, seller, matchedBy: 'hand' } as Post['sender'];
    change(
      theirs.map((one) => one.id),
      () => ({ sender }),
    );
    return sender;
  });
  const made = mockEndpoint(whatsappPostsApi.make, ({ body: { postIds } }) => {
    const due = postIds.map(need).filter(({ sender, photos }) => sender.seller && photos.length > 0);
    change(
      due.map((one) => one.id),
      () => ({ state: 'made', catalogId: id('8540', 1) }),
    );
    const left = postIds.filter((one) => !due.some((post_) => post_.id === one));
    return {
      made: due.length,
      uploadIds: due.length > 0 ? [id('8550', 1)] : [],
      left: left.map((one) => ({ id: one, reason: 'Choose which seller ~ राधे 👗 is.' })),
    };
  });
  const settled = mockEndpoint(whatsappPostsApi.settle, ({ body: { postIds, state } }) => {
    change(postIds, () => ({ state }));
    return { settled: postIds.length };
  });
  const taken = mockEndpoint(whatsappPostsApi.takeRate, ({ params, body: { isMeant } }) => {
    const { newRate, id: postId } = need(params.id);
    if (!isMeant && isLargeRateChange(newRate?.was ?? null, newRate?.now ?? null))
      return refusal(409, { code: 'not_meant', message: LARGE_RATE_CHANGE });
    change([postId], () => ({ state: 'rate-taken' }));
    return need(postId);
  });
  const givenBack = mockEndpoint(whatsappPostsApi.giveRateBack, ({ params }) => {
    change([params.id ?? ''], () => ({ state: 'new-rate' }));
    return need(params.id);
  });
  const joined = mockEndpoint(whatsappPostsApi.join, ({ body: { postIds } }) => {
    const [first, ...others] = postIds.map(need);
    if (!first) return refusal(404);
    change([first.id], () => ({ photos: [first, ...others].flatMap((one) => one.photos) }));
    posts = posts.filter((one) => !others.includes(one));
    return need(first.id);
  });
  const parted = mockEndpoint(whatsappPostsApi.undoJoin, () => {
    posts = known;
    return posts;
  });
  const moves = mockEndpoint(whatsappPostsApi.movePhotos, ({ params, body: { photoIds, toId, at = 0 } }) => {
    const from = need(params.id);
    const moved = from.photos.filter((one) => photoIds.includes(one.id));
    const rest = from.photos.filter((one) => !photoIds.includes(one.id));
    change([from.id], () => ({ photos: toId === from.id ? rest.toSpliced(at, 0, ...moved) : rest }));
    if (toId === from.id) return [need(from.id)];
    if (toId !== null) change([toId], ({ photos }) => ({ photos: photos.toSpliced(at, 0, ...moved) }));
    const aside = { ...from, id: id('8530', 91), photos: moved, state: 'not-catalog' as const, version: 1 };
    if (toId === null) posts = [...posts, aside];
    return [need(from.id), toId === null ? aside : need(toId)];
  });
  const split = mockEndpoint(whatsappPostsApi.split, ({ params, body: { from } }) => {
    const whole = need(params.id);
    const part = { ...whole, id: id('8530', 90), photos: whole.photos.slice(from) };
    change([whole.id], () => ({ photos: whole.photos.slice(0, from) }));
    posts = [...posts, part];
    return [need(whole.id), part];
  });
  mockEndpoint(likenessesApi.find, []);
  let photos = 0;
  const uploads = mockEndpoint(photosApi.upload, () => photo((photos += 1)));
  return { lists, matched, made, settled, taken, givenBack, joined, parted, moves, split, uploads };
}
