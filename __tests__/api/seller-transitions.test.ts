import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { SELLER_STATUSES, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { SELLER_MACHINE } from '@/lib/domain/sellers/seller-machine';
import type { Role } from '@/config/roles';
import { SELLER_STEPS } from '@/lib/server/areas/sellers/step-service';
import { transaction } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeGroup, makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

const step = async (id: string, body: EndpointInput<typeof sellersApi.transition>['body'], roles: Role[] = ['admin']) =>
  api.call(
    sellersApi.transition,
    { params: { id }, body },
    { as: await makeSession({ user: await makeUser({ roles }) }) },
  );

const sellerWho = async (status: SellerStatus, more: Parameters<typeof makeSeller>[0] = {}) =>
  makeSeller({ status, marketId: (await makeMarket()).id, ...more });

describe('every step', () => {
  const pairs = SELLER_STATUSES.flatMap((from) => SELLER_STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s', async (from, to) => {
    const { id } = await sellerWho(from);
    const { status, failure, data } = await step(id, { to, reason: 'Because.', version: 1 }).then((reply) => ({
      status: reply.status,
      failure: reply.status >= 400 ? reply.failure : null,
      data: reply.status < 400 ? reply.data : null,
    }));
    const exists = SELLER_MACHINE.steps.some((one) => one.from === from && one.to === to);
    if (exists || from === to) expect([status, data?.status]).toEqual([200, to]);
    else expect([status, failure?.code, failure?.message]).toEqual([409, 'refused', expect.stringContaining(from)]);
  });
});

it('a step of many is not taken for one that somebody else took meanwhile', async () => {
  const { id } = await sellerWho('active');
  const user = await makeUser({ roles: ['admin'] });
  const wish = { to: 'suspended', reason: 'Because.', version: 1 } as const;
  await step(id, wish);
  const actor = { ...user, userId: user.id, sessionId: newId() };
  await expect(transaction((tx) => SELLER_STEPS.takeStep(tx, id, wish, actor))).rejects.toMatchObject({
    code: 'changed_meanwhile',
  });
});

describe('a suspension', () => {
  it('says why, is written down, and is asked why', async () => {
    const { id } = await sellerWho('active');
    expect((await step(id, { to: 'suspended', version: 1 })).failure.issues?.[0]?.path).toEqual(['reason']);
    const { data } = await step(id, { to: 'suspended', reason: 'Sends other photos than goods.', version: 1 });
    expect(data).toMatchObject({ status: 'suspended', statusReason: 'Sends other photos than goods.', version: 2 });

    const as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    const { rows } = (await api.call(sellersApi.history, { params: { id }, query: {} }, { as })).data;
    expect(rows).toMatchObject([
      {
        action: 'sellers.status-changed',
        changes: {
          status: { before: 'active', after: 'suspended' },
          statusReason: { before: null, after: 'Sends other photos than goods.' },
        },
      },
    ]);
  });

  it.each([
    [{ catalogAvailable: true, deprioritised: false }, true],
    [{ catalogAvailable: false, deprioritised: false }, false],
    [{ catalogAvailable: true, deprioritised: true }, false],
  ])('of a seller with %p remembers whether it hid anything: %p', async (flags, hidden) => {
    const { id } = await sellerWho('active', flags);
    const suspended = (await step(id, { to: 'suspended', reason: 'Late.', version: 1 })).data;
    expect(suspended).toMatchObject({ ...flags, hiddenBySuspension: hidden });
    const active = (await step(id, { to: 'active', version: 2 })).data;
    expect(active).toMatchObject({ ...flags, hiddenBySuspension: false, statusReason: null, version: 3 });
  });
});

describe('a step', () => {
  it('waits for what is in its way, and says what it is', async () => {
    const pending = await makeSeller();
    expect((await step(pending.id, { to: 'active', version: 1 })).failure.message).toMatch(/Choose the market first/);

    const { id } = await sellerWho('suspended');
    await makeGroup({ sellerId: id });
    await makeGroup({ sellerId: id, active: false });
    expect((await step(id, { to: 'closed', version: 1 })).failure.message).toMatch(/one is still active/);
  });

  it.each<[Role, SellerStatus, SellerStatus, number]>([
    ['manage_seller', 'pending', 'active', 200],
    ['manage_seller', 'suspended', 'closed', 403],
    ['pipeline_wa', 'pending', 'active', 403],
    ['editor_review', 'pending', 'active', 403],
    ['salesman', 'pending', 'active', 403],
  ])('of %s from %s to %s answers %i', async (role, from, to, status) => {
    const { id } = await sellerWho(from);
    expect((await step(id, { to, version: 1 }, [role])).status).toBe(status);
  });

  it('taken twice counts once', async () => {
    const { id } = await sellerWho('pending');
    const replies = await Promise.all([1, 2, 3, 4].map(() => step(id, { to: 'active', version: 1 })));
    expect(replies.map(({ data }) => [data.status, data.version])).toEqual(Array(4).fill(['active', 2]));
  });

  it('on an older state is refused with what is there now', async () => {
    const { id } = await sellerWho('active', { version: 5 });
    const { status, failure } = await step(id, { to: 'suspended', reason: 'Late.', version: 4 });
    expect([status, failure.code, failure.current]).toEqual([
      409,
      'changed_meanwhile',
      expect.objectContaining({ version: 5 }),
    ]);
  });

  it('of nobody is not found', async () =>
    expect((await step('0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f', { to: 'active', version: 1 })).status).toBe(404));
});
