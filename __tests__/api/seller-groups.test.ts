import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { freshInvite, makeGroup, makeSeller } from '../support/seller-factories';

const api = serveApi();
const manager = async () => makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

type Manager = Awaited<ReturnType<typeof manager>>;
type NewGroup = EndpointInput<typeof sellerGroupsApi.create>['body'];

const create = async (as: Manager, body: Partial<NewGroup> = {}) =>
  api.call(
    sellerGroupsApi.create,
    { body: { sellerId: (await makeSeller()).id, name: 'Kesar wholesale', inviteLink: freshInvite(), ...body } },
    { as },
  );
const update = (as: Manager, id: string, body: EndpointInput<typeof sellerGroupsApi.update>['body']) =>
  api.call(sellerGroupsApi.update, { params: { id }, body }, { as });

it('are found by their own name and by what their seller is found by', async () => {
  const as = await manager();
  const { id: sellerId } = await makeSeller({ businessName: 'Vrindavan Sarees', phoneNumbers: ['+919925011223'] });
  const { data: mine } = await create(as, { sellerId, name: 'Daily posts zq' });
  await create(as, { name: 'Daily posts zq' });
  const found = async (q: string) =>
    (await api.call(sellerGroupsApi.list, { query: { q } }, { as })).data.rows.map(({ id }) => id);
  for (const q of ['vrindavan', 'DAILY Vrindavan zq', '9925011223']) expect(await found(q)).toEqual([mine.id]);
  expect(await found('daily zq')).toHaveLength(2);
  expect(await found('vrindavan weekly')).toEqual([]);
});

it('are listed a page at a time', async () => {
  const as = await manager();
  const { id: sellerId } = await makeSeller();
  const made = [];
  for (const name of ['A', 'B', 'C']) made.push((await create(as, { sellerId, name })).data.id);
  const page = async (cursor?: string) =>
    (
      await api.call(
        sellerGroupsApi.list,
        { query: { sellerId: [sellerId], limit: 2, ...(cursor && { cursor }) } },
        { as },
      )
    ).data;
  const first = await page();
  const second = await page(first.next ?? undefined);
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(made);
});

describe('registering a group', () => {
  it('needs a seller, a name and a link; whoever does it looks after it', async () => {
    const as = await manager();
    const inviteLink = freshInvite();
    const { status, data } = await create(as, { inviteLink: ` ${inviteLink}?mode=ac_t ` });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      inviteLink,
      memberCount: 0,
      ourNumber: null,
      lastPostSeenAt: null,
      quietSince: data.createdAt,
      owner: { id: as.user.id },
      active: true,
      version: 1,
    });
  });

  it.each<[string, Partial<NewGroup>, string]>([
    ['a link that leads elsewhere', { inviteLink: 'https://wa.me/919825012345' }, 'inviteLink'],
    ['no name', { name: ' ' }, 'name'],
    ['a seller who does not exist', { sellerId: '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f' }, 'sellerId'],
    ['a post still to come', { lastPostSeenAt: '2126-01-01T00:00:00Z' }, 'lastPostSeenAt'],
    ['fewer than no members', { memberCount: -1 }, 'memberCount'],
    ['a number of ours that is none', { ourNumber: '12' }, 'ourNumber'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, failure } = await create(await manager(), wrong);
    expect([status, failure.issues?.map(({ path }) => path)]).toEqual([400, [[field]]]);
  });

  it('is refused to somebody who may not look after one', async () => {
    const { id } = await makeUser({ roles: ['salesman'] });
    expect((await create(await manager(), { ownerId: id })).failure.issues?.[0]?.path).toEqual(['ownerId']);
  });

  it('takes a link once, also when many paste it at once', async () => {
    const as = await manager();
    const inviteLink = freshInvite();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => create(as, { inviteLink })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
  });

  it('with a post seen is a sign of life of the seller', async () => {
    const as = await manager();
    const old = daysAgo(40);
    const seller = await makeSeller({ lastActivityAt: old });
    const lastPostSeenAt = daysAgo(2).toISOString();
    await create(as, { sellerId: seller.id, lastPostSeenAt });
    await create(as, { sellerId: seller.id, lastPostSeenAt: daysAgo(9).toISOString() });
    const { data } = await api.call(sellersApi.get, { params: { id: seller.id } }, { as });
    expect([data.lastActivityAt, data.version, data.counters.groups]).toEqual([lastPostSeenAt, 1, 2]);
  });
});

describe('changing a group', () => {
  it('notes a post, hands it to somebody else, takes it out of use', async () => {
    const as = await manager();
    const { id } = (await create(as)).data;
    const other = await makeUser({ roles: ['admin'], name: 'Asha' });
    const lastPostSeenAt = daysAgo(1).toISOString();
    const { data } = await update(as, id, { lastPostSeenAt, ownerId: other.id, active: false, version: 1 });
    expect(data).toMatchObject({ lastPostSeenAt, quietSince: lastPostSeenAt, active: false, version: 2 });
    expect(data.owner).toEqual({ id: other.id, name: 'Asha' });
    const back = (await update(as, id, { lastPostSeenAt: null, version: 2 })).data;
    expect([back.lastPostSeenAt, back.quietSince]).toEqual([null, back.createdAt]);
  });

  it('tells who comes second what it is now', async () => {
    const as = await manager();
    const { id } = (await create(as)).data;
    await update(as, id, { name: 'First', version: 1 });
    const { status, failure } = await update(as, id, { name: 'Second', version: 1 });
    expect([status, failure.current]).toEqual([409, expect.objectContaining({ name: 'First', version: 2 })]);
  });

  it('is refused to somebody who may not look after one, or no longer works here', async () => {
    const as = await manager();
    const { id } = (await create(as)).data;
    const others = [{ roles: ['salesman' as const] }, { roles: ['manage_seller' as const], disabledAt: new Date() }];
    for (const other of others) {
      const { id: ownerId } = await makeUser(other);
      const { status, failure } = await update(as, id, { ownerId, version: 1 });
      expect([status, failure.issues?.map(({ path }) => path)]).toEqual([400, [['ownerId']]]);
    }
  });

  it('is refused with another group’s link', async () => {
    const as = await manager();
    const [one, two] = [(await create(as)).data, (await create(as)).data];
    const { failure } = await update(as, two.id, { inviteLink: one.inviteLink, version: 1 });
    expect(failure.issues?.[0]?.path).toEqual(['inviteLink']);
  });
});

describe('the list of groups', () => {
  it('finds those silent for longer than seven days', async () => {
    freezeClock();
    const as = await manager();
    const { id: sellerId } = await makeSeller();
    const groups = [];
    for (const days of [0, 6.9, 7.1, 30]) groups.push(await makeGroup({ sellerId, quietSince: daysAgo(days) }));
    const query = { sellerId, silentDays: 7, sort: 'quietSince' as const };
    const { data } = await api.call(sellerGroupsApi.list, { query }, { as });
    expect(data.rows.map(({ id }) => id)).toEqual([groups[3]?.id, groups[2]?.id]);
  });

  it('is filtered by owner, use and name', async () => {
    const as = await manager();
    const mine = await makeGroup({ ownerId: as.user.id, name: 'Ambika daily rates' });
    const old = await makeGroup({ ownerId: as.user.id, active: false });
    const find = async (query: EndpointInput<typeof sellerGroupsApi.list>['query']) =>
      (await api.call(sellerGroupsApi.list, { query: { ownerId: as.user.id, ...query } }, { as })).data.rows.map(
        ({ id }) => id,
      );
    expect(await find({ active: 'true' })).toEqual([mine.id]);
    expect(await find({ active: 'false' })).toEqual([old.id]);
    expect(await find({ q: 'DAILY ambika' })).toEqual([mine.id]);
    expect(await find({ q: 'weekly' })).toEqual([]);
  });

  it('is for admins and who looks after sellers', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['salesman', 'pipeline_wa'] }) });
    expect((await api.call(sellerGroupsApi.list, { query: {} }, { as })).status).toBe(403);
    expect((await create(as)).status).toBe(403);
  });
});
