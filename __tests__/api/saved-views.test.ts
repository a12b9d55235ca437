import { eq } from 'drizzle-orm';
import type { Role } from '@/config/roles';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { orm } from '@/lib/server/db/database';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();

type Body = EndpointInput<typeof savedViewsApi.create>['body'];
type Session = Awaited<ReturnType<typeof makeSession>>;

const as = async (...roles: Session['user']['roles']) => makeSession({ user: await makeUser({ roles }) });
const view = (overrides: Partial<Body> = {}): Body => ({
  list: 'sellers.list',
  name: 'Silent ones',
  search: 'inactiveDays=30&sort=lastActivityAt',
  layout: { hidden: ['market'], order: ['name', 'status'], widths: { name: 240 } },
  shared: false,
  defaultFor: [],
  ...overrides,
});
const save = (session: Session, overrides?: Partial<Body>) =>
  api.call(savedViewsApi.create, { body: view(overrides) }, { as: session });
const seen = async (session: Session, list = 'sellers.list') =>
  (await api.call(savedViewsApi.list, { query: { list } }, { as: session })).data.map(({ name }) => name);

it('is kept with filters, order and columns, for its owner alone', async () => {
  const [owner, other] = [await as('manage_seller'), await as('admin')];
  const { data } = await save(owner);
  expect(data).toMatchObject({ ...view(), isMine: true, version: 1 });
  expect(await seen(owner)).toEqual(['Silent ones']);
  const others = { query: { list: 'users.list' } };
  expect((await api.call(savedViewsApi.list, others, { as: owner })).status).toBe(403);
  expect((await api.call(savedViewsApi.list, { query: { list: 'no.list' } }, { as: owner })).status).toBe(400);
  expect(await seen(other)).toEqual([]);
});

it('has a name once, however it is written', async () => {
  const owner = await as('manage_seller');
  await save(owner);
  expect((await save(owner, { name: 'silent ONES' })).failure.issues).toEqual([
    { path: ['name'], message: 'You have a view of this name already.' },
  ]);
});

it('that is shared is seen by all and changed by its owner or an admin', async () => {
  const [owner, other, admin] = [await as('manage_seller'), await as('salesman'), await as('admin')];
  const { id } = (await save(owner, { shared: true, name: 'Shared by us' })).data;
  expect(await seen(other)).toContain('Shared by us');
  const rename = (session: Session, name: string, version: number) =>
    api.call(savedViewsApi.update, { params: { id }, body: { name, version } }, { as: session });
  expect((await rename(other, 'Mine now', 1)).status).toBe(403);
  expect((await rename(owner, 'Renamed', 1)).data).toMatchObject({ name: 'Renamed', version: 2 });
  const stale = await rename(admin, 'Too late', 1);
  expect([stale.failure.code, stale.failure.current]).toEqual([
    'changed_meanwhile',
    expect.objectContaining({ name: 'Renamed', version: 2 }),
  ]);
  const remove = (session: Session) => api.call(savedViewsApi.remove, { params: { id } }, { as: session });
  expect((await remove(other)).status).toBe(403);
  expect((await remove(admin)).status).toBe(200);
  expect((await remove(admin)).status).toBe(200);
  expect(await seen(owner)).toEqual([]);
});

it('of a role is an admin’s to set, and shared', async () => {
  expect((await save(await as('manage_seller'), { defaultFor: ['salesman'] })).status).toBe(403);
  const { data } = await save(await as('admin'), { defaultFor: ['salesman'], name: 'For salesmen' });
  expect(data).toMatchObject({ shared: true, defaultFor: ['salesman'] });
  expect(await seen(await as('salesman'))).toContain('For salesmen');
});

it('of a role is not taken away by its owner who is no admin any more', async () => {
  const owner = await as('admin');
  const { data } = await save(owner, { name: 'For finders', defaultFor: ['pipeline_online'] });
  await orm()
    .update(users)
    .set({ roles: ['manage_seller'] })
    .where(eq(users.id, owner.user.id));
  const body = { defaultFor: [], version: 1 };
  expect((await api.call(savedViewsApi.update, { params: { id: data.id }, body }, { as: owner })).status).toBe(403);
});

describe('the first view of a role', () => {
  const first = async (name: string, defaultFor: Role[]) => save(await as('admin'), { name, defaultFor });

  it('is one of each list, also when two admins set one at once', async () => {
    const replies = await Promise.all([first('One', ['editor_review']), first('Other', ['editor_review', 'admin'])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    const refused = replies.find(({ status }) => status === 400);
    expect(refused?.failure.issues).toEqual([
      { path: ['defaultFor'], message: expect.stringMatching(/^“(One|Other)” is the first view of editor_review/) },
    ]);
  });

  it('can be changed itself, and be another’s once it is no longer', async () => {
    const admin = await as('admin');
    const { data: view } = await first('Mine', ['pipeline_wa']);
    const update = (body: object) =>
      api.call(savedViewsApi.update, { params: { id: view.id }, body: body as never }, { as: admin });
    expect((await update({ version: 1, name: 'Still mine', defaultFor: ['pipeline_wa'] })).status).toBe(200);
    const { data: other } = await first('Later', []);
    const take = () =>
      api.call(
        savedViewsApi.update,
        { params: { id: other.id }, body: { version: 1, defaultFor: ['pipeline_wa'] } as never },
        { as: admin },
      );
    expect((await take()).status).toBe(400);
    expect((await update({ version: 2, defaultFor: [] })).status).toBe(200);
    expect((await take()).status).toBe(200);
  });
});
