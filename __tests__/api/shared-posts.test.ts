import { ROLE_NAMES, type Role } from '@/config/roles';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { canOpenScreen } from '@/lib/domain/access/access';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album, androidZip } from '../support/whatsapp-zips';

const api = serveApi();

const withRole = async (role: Role) => makeSession({ user: await makeUser({ roles: [role] }) });
let owner: Awaited<ReturnType<typeof makeSession>>;
let posts: Post[];

const { bringIn } = whatsappImporting(api, () => owner);

beforeAll(async () => {
  owner = await withRole('pipeline_wa');
  await makeSeller({ businessName: 'Shared House' });
  const albums = [];
  for (const hour of [10, 11, 12, 13])
    albums.push(await album('Shared House', `01/10/26, ${hour}:00`, `rate ${400 + hour}`, [hour * 10, hour * 10 + 1]));
  const media = Object.assign({}, ...albums.map((one) => one.media)) as Record<string, Uint8Array>;
  const lines = albums.flatMap((one) => one.lines);
  ({ posts } = await bringIn(androidZip(lines, media)));
  expect(posts).toHaveLength(4);
});

/** Roles that work on posts, according to the contract's screens. */
const mayWork = (role: Role) => whatsappPostsApi.list.access.screens.some((screen) => canOpenScreen(screen, [role]));

const list = (as: { accessToken: string }, query = {}) =>
  api.call(whatsappPostsApi.list, { query: { sort: 'at', ...query } }, { as });

it.each(ROLE_NAMES.filter(mayWork))('a post is seen by everybody who works on posts: %s', async (role) => {
  const as = await withRole(role);
  const importId = posts[0]?.importId;
  for (const query of [{}, { importId }, { senderId: posts[0]?.sender.id }])
    expect((await list(as, query)).data.rows).toEqual(posts);
});

it.each(ROLE_NAMES.filter((role) => !mayWork(role)))('a post is seen by nobody else: %s', async (role) => {
  const as = await withRole(role);
  expect((await list(as)).status).toBe(403);
  const body = { postIds: posts.map(({ id }) => id), state: 'not-catalog' } as const;
  expect((await api.call(whatsappPostsApi.settle, { body }, { as })).status).toBe(403);
});

it('those who work on posts are the uploaders and editors of catalogs', () => {
  expect(ROLE_NAMES.filter(mayWork).sort()).toEqual(['admin', 'editor_catalog', 'pipeline_onground', 'pipeline_wa']);
});

it('what an export was read of is for whoever brought it in alone, an admin no less', async () => {
  const id = posts[0]?.importId ?? '';
  for (const role of ROLE_NAMES.filter(mayWork)) {
    const as = await withRole(role);
    expect((await api.call(whatsappImportsApi.get, { params: { id } }, { as })).status).toBe(404);
    expect((await api.call(whatsappImportsApi.asides, { params: { id } }, { as })).status).toBe(404);
    expect((await api.call(whatsappImportsApi.list, { query: {} }, { as })).data.rows).toEqual([]);
  }
  expect((await api.call(whatsappImportsApi.get, { params: { id } }, { as: owner })).data.posts).toBe(4);
});

it('others settle, split, join and use a post, and its importer sees it at once', async () => {
  const as = await withRole('editor_catalog');
  const [first, second, third, fourth] = posts.map(({ id }) => id) as [string, string, string, string];
  const settled = { postIds: [first], state: 'not-catalog' as const };
  expect((await api.call(whatsappPostsApi.settle, { body: settled }, { as })).data).toEqual({ settled: 1 });
  const split = { params: { id: second }, body: { from: 1, version: 1 } };
  const parts = (await api.call(whatsappPostsApi.split, split, { as })).data;
  await api.call(whatsappPostsApi.join, { body: { postIds: [parts[1]?.id ?? '', third] } }, { as });
  const made = (await api.call(whatsappPostsApi.make, { body: { postIds: [fourth] } }, { as })).data;
  expect(made).toMatchObject({ made: 1, left: [] });
  const states = (await list(owner)).data.rows.map(({ state, photos }) => [state, photos.length]);
  expect(states).toEqual([
    ['not-catalog', 2],
    ['new', 1],
    ['new', 3],
    ['made', 2],
  ]);
});
