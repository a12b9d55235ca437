import { and, eq, inArray } from 'drizzle-orm';
import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import type { HandOver } from '@/lib/contracts/users/open-work';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { usersApi } from '@/lib/contracts/users/users';
import { lockById, update } from '@/lib/server/areas/users/repository';
import { clock } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { sellerGroups } from '@/lib/server/db/schema/seller-groups';
import { sellers } from '@/lib/server/db/schema/sellers';
import { auditEntries } from '@/lib/server/db/schema/system';
import { serveApi } from '../support/api';
import { makeSession, makeUser, type User } from '../support/factories';
import { makeGroup, makeSeller } from '../support/seller-factories';

const api = serveApi();
const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });

/** A user who is salesman of two sellers and account manager of one, with a group and a waiting job. */
async function busyPerson() {
  const user = await makeUser({ name: 'Jignesh Vaghela', roles: ['salesman', 'manage_seller'] });
  const portfolio = [
    await makeSeller({ salesmanId: user.id, businessName: 'Anand Silk' }),
    await makeSeller({ salesmanId: user.id, businessName: 'Balaji Prints' }),
  ];
  const account = await makeSeller({ accountManagerId: user.id });
  const group = await makeGroup({ ownerId: user.id });
  const now = clock.now();
  const [job] = await orm()
    .insert(jobs)
    .values({ kind: 'export', title: 'Export of sellers', ownerId: user.id, input: {}, dueAt: now, createdAt: now })
    .returning();
  return { user, portfolio, account, group, job };
}

const openWork = async (user: User, as: { accessToken: string }) =>
  (await api.call(usersApi.openWork, { params: { id: user.id } }, { as })).data;

const disable = (user: User, handOver: HandOver, as: { accessToken: string }) =>
  api.call(usersApi.disable, { params: { id: user.id }, body: { handOver } }, { as });

const sellersNow = (ids: string[]) =>
  orm()
    .select({ id: sellers.id, salesmanId: sellers.salesmanId, accountManagerId: sellers.accountManagerId })
    .from(sellers)
    .where(inArray(sellers.id, ids));

describe('the open work of somebody', () => {
  it('is counted by kind, with examples and who can take it', async () => {
    const { user, portfolio, account, group } = await busyPerson();
    expect(await openWork(user, await admin())).toEqual([
      {
        kind: 'portfolio',
        count: 2,
        examples: portfolio.map(({ id, businessName }) => ({ id, label: businessName })),
        takers: ['salesman'],
        canLetGo: true,
      },
      {
        kind: 'accounts',
        count: 1,
        examples: [{ id: account.id, label: account.businessName }],
        takers: ['admin', 'manage_seller'],
        canLetGo: true,
      },
      {
        kind: 'groups',
        count: 1,
        examples: [{ id: group.id, label: group.name }],
        takers: ['admin', 'manage_seller'],
        canLetGo: false,
      },
      {
        kind: 'jobs',
        count: 1,
        examples: [expect.objectContaining({ label: 'Export of sellers' })],
        takers: [],
        canLetGo: true,
      },
    ]);
  });

  it('names five of many', async () => {
    const user = await makeUser({ roles: ['salesman'] });
    for (let made = 0; made < 7; made += 1) await makeSeller({ salesmanId: user.id });
    const [portfolio] = await openWork(user, await admin());
    expect([portfolio?.count, portfolio?.examples.length]).toEqual([7, 5]);
  });

  it('is nothing for somebody without any, whom one disables as before', async () => {
    const user = await makeUser();
    const as = await admin();
    expect(await openWork(user, as)).toEqual([]);
    expect((await disable(user, {}, as)).data.status).toBe('disabled');
  });

  it('is not told of nobody', async () => {
    const as = await admin();
    const id = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';
    expect((await api.call(usersApi.openWork, { params: { id } }, { as })).status).toBe(404);
  });
});

describe('disabling somebody with open work', () => {
  it('gives each kind to whom it was said, in one go', async () => {
    const { user, portfolio, account, group, job } = await busyPerson();
    const salesman = await makeUser({ roles: ['salesman'] });
    const manager = await makeUser({ roles: ['manage_seller'] });
    const as = await admin();
    const choices = { portfolio: salesman.id, accounts: manager.id, groups: manager.id, jobs: null };
    const reply = await disable(user, choices, as);
    expect(reply.data.status).toBe('disabled');

    const moved = await sellersNow([...portfolio, account].map(({ id }) => id));
    expect(moved.filter(({ salesmanId }) => salesmanId === salesman.id)).toHaveLength(2);
    expect(moved.find(({ id }) => id === account.id)?.accountManagerId).toBe(manager.id);
    const [owned] = await orm().select().from(sellerGroups).where(eq(sellerGroups.id, group.id));
    expect(owned).toMatchObject({ ownerId: manager.id, version: 2 });
    const [stopped] = await orm()
      .select()
      .from(jobs)
      .where(eq(jobs.id, job?.id ?? ''));
    expect(stopped?.state).toBe('cancelled');
    expect(await openWork(user, as)).toEqual([]);

    const requestId = reply.headers.get('x-request-id') ?? '';
    const written = await orm().select().from(auditEntries).where(eq(auditEntries.requestId, requestId));
    expect(written.map(({ action }) => action).sort()).toEqual([
      'jobs.cancelled',
      'salesmen.handed-over',
      'seller-groups.changed',
      'sellers.moved',
      'sellers.moved',
      'sellers.moved',
      'users.disabled',
    ]);
  });

  it('hands a portfolio over as ever: it can be undone once the person is back', async () => {
    const { user, portfolio } = await busyPerson();
    const salesman = await makeUser({ roles: ['salesman'] });
    const as = await admin();
    await disable(user, { portfolio: salesman.id, accounts: null, groups: as.user.id, jobs: null }, as);
    const { rows } = (await api.call(handoversApi.list, { query: {} }, { as })).data;
    const handover = rows.find(({ from }) => from.id === user.id);
    expect(handover).toMatchObject({ to: { id: salesman.id }, sellers: 2 });
    const undo = () => api.call(handoversApi.undo, { params: { id: handover?.id ?? '' } }, { as });
    const refused = await undo();
    expect([refused.status, refused.failure.message]).toEqual([409, expect.stringMatching(/is disabled. Enable/)]);
    await api.call(usersApi.enable, { params: { id: user.id } }, { as });
    expect((await undo()).data.restored).toBe(2);
    const back = await sellersNow(portfolio.map(({ id }) => id));
    expect(back.map(({ salesmanId }) => salesmanId)).toEqual([user.id, user.id]);
  });

  it('hands an account manager’s sellers over, and back once the manager may have them', async () => {
    const { user, account } = await busyPerson();
    const [as, taker] = [await admin(), await makeUser({ roles: ['manage_seller'] })];
    const moved = await makeSeller({ accountManagerId: user.id });
    await disable(user, { portfolio: null, accounts: taker.id, groups: as.user.id, jobs: null }, as);
    const { rows } = (await api.call(handoversApi.list, { query: { fromId: [user.id] } }, { as })).data;
    expect(rows).toMatchObject([{ kind: 'accountManager', to: { id: taker.id }, sellers: 2, undoneAt: null }]);
    await orm().update(sellers).set({ accountManagerId: as.user.id }).where(eq(sellers.id, moved.id));
    const undo = () => api.call(handoversApi.undo, { params: { id: rows[0]?.id ?? '' } }, { as });
    const refusals = [(await undo()).failure.message];
    await api.call(usersApi.enable, { params: { id: user.id } }, { as });
    await transaction((tx) => update(tx, user.id, { roles: ['salesman'] }));
    refusals.push((await undo()).failure.message);
    expect(refusals).toEqual([
      'Jignesh Vaghela is disabled. Enable the account first, then give the sellers back.',
      'Jignesh Vaghela looks after no sellers any more. Give them such a role first, then the sellers back.',
    ]);
    await transaction((tx) => update(tx, user.id, { roles: ['manage_seller'] }));
    expect((await undo()).data).toMatchObject({ restored: 1, leftAlone: 1, move: { kind: 'accountManager' } });
    const back = await sellersNow([account.id, moved.id]);
    expect(new Map(back.map(({ id, accountManagerId }) => [id, accountManagerId]))).toEqual(
      new Map([
        [account.id, user.id],
        [moved.id, as.user.id],
      ]),
    );
    expect((await undo()).failure.message).toBe('This was undone already.');
  });

  it('leaves sellers without anybody only when that was said', async () => {
    const { user, portfolio, account } = await busyPerson();
    const as = await admin();
    await disable(user, { portfolio: null, accounts: null, groups: as.user.id, jobs: null }, as);
    expect(await sellersNow([...portfolio, account].map(({ id }) => id))).toEqual(
      expect.arrayContaining(
        [...portfolio, account].map(({ id }) => ({ id, salesmanId: null, accountManagerId: null })),
      ),
    );
    const told = await orm()
      .select({ changes: auditEntries.changes })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, account.id), eq(auditEntries.action, 'sellers.moved')));
    expect(told).toEqual([{ changes: { accountManagerId: { before: user.id, after: null } } }]);
  });

  it.each([
    ['nothing was said of a kind', ({ groups }: Chosen) => ({ portfolio: null, accounts: null, groups }), 'jobs'],
    ['a group would have nobody', () => ({ portfolio: null, accounts: null, groups: null, jobs: null }), 'groups'],
    [
      'they cannot do the work',
      ({ groups }: Chosen) => ({ portfolio: groups, accounts: null, groups, jobs: null }),
      'portfolio',
    ],
    [
      'it is the same person',
      ({ groups, self }: Chosen) => ({ portfolio: null, accounts: self, groups, jobs: null }),
      'accounts',
    ],
    [
      'it cannot change hands',
      ({ groups }: Chosen) => ({ portfolio: null, accounts: null, groups, jobs: groups }),
      'jobs',
    ],
  ] as const)('changes nothing when %s', async (_why, choose, kind) => {
    const { user, portfolio, account } = await busyPerson();
    const as = await admin();
    const reply = await disable(user, choose({ groups: as.user.id, self: user.id }), as);
    expect(reply.status).toBe(400);
    expect(reply.failure.issues).toEqual([{ path: ['handOver', kind], message: expect.any(String) }]);
    expect((await api.call(usersApi.get, { params: { id: user.id } }, { as })).data.status).toBe('active');
    expect((await openWork(user, as)).map(({ count }) => count)).toEqual([2, 1, 1, 1]);
    const untouched = await sellersNow([...portfolio, account].map(({ id }) => id));
    expect(untouched.every((seller) => [seller.salesmanId, seller.accountManagerId].includes(user.id))).toBe(true);
  });
});

interface Chosen {
  groups: string;
  self: string;
}

it('gets no new work while the account is being closed', async () => {
  const as = await admin();
  const user = await makeUser({ roles: ['salesman'] });
  const { id } = await makeSeller();
  let given: Promise<{ status: number }> | undefined;
  await transaction(async (tx) => {
    await lockById(tx, user.id);
    given = api.call(sellersApi.update, { params: { id }, body: { salesmanId: user.id, version: 1 } }, { as });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await update(tx, user.id, { disabledAt: clock.now() });
  });
  expect((await given)?.status).toBe(400);
  expect((await sellersNow([id]))[0]?.salesmanId).toBeNull();
});
