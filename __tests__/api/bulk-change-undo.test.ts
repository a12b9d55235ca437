import { eq } from 'drizzle-orm';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { DAY } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { users } from '@/lib/server/db/schema/users';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { bulkChanging, bulkJob, cancelledAtOnce } from '../support/bulk-changing';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { makeMarket, makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
let kiran: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  kiran = await makeUser({ roles: ['salesman'], name: 'Kiran Vyas' });
});
afterEach(() => jest.restoreAllMocks());

const { start, run, refresh, rowsOf, seller, cancel, undo, takeBack } = bulkChanging(api, () => as);

const idsOf = (records: { id: string }[]) => ({ ids: records.map(({ id }) => id) });
const some = (count: number, details: Parameters<typeof makeSeller>[0] = {}) =>
  Promise.all(Array.from({ length: count }, () => makeSeller(details)));
const suspend = { action: 'change-status', to: 'suspended', reason: 'Sends other photos than goods.' } as const;
const activate = { action: 'change-status', to: 'active' } as const;
const noOrders = { action: 'set-flag', flag: 'ordersEnabled', on: false } as const;

/** A seller without its version number. */
const stateOf = async (one: { id: string }) => ({ ...(await seller(one)), version: 0 });

it('puts back exactly what was there, each seller their own', async () => {
  const market = await makeMarket();
  const sunil = await makeUser({ roles: ['salesman'] });
  const those = [
    await makeSeller({ salesmanId: sunil.id }),
    await makeSeller(),
    await makeSeller({ salesmanId: kiran.id }),
  ];
  const before = await Promise.all(those.map(stateOf));
  const done = await run(idsOf(those), { action: 'set-salesman', salesmanId: kiran.id });
  expect(done.counts).toMatchObject({ changed: 2, same: 1 });
  const undone = await takeBack(done);
  expect(undone).toMatchObject({
    title: 'Undo: Set the salesman of 3 sellers',
    rowCount: 2,
    counts: { changed: 2, refused: 0 },
    undoesId: done.id,
    undoUntil: null,
  });
  expect(await Promise.all(those.map(stateOf))).toEqual(before);
  expect(await refresh(done)).toMatchObject({ undoId: undone.id, undoUntil: null });

  const moved = await run(idsOf(those), { action: 'set-market', marketId: market.id });
  await takeBack(moved);
  expect(await Promise.all(those.map(stateOf))).toEqual(before);
});

it('takes steps back that no step leads back from, with the reason there was', async () => {
  const [pending] = await some(1, { status: 'pending', marketId: (await makeMarket()).id });
  const [suspended] = await some(1, {
    status: 'suspended',
    statusReason: 'Late.',
    hiddenBySuspension: true,
    marketId: (await makeMarket()).id,
  });
  const those = [pending, suspended].flatMap((one) => one ?? []);
  const before = await Promise.all(those.map(stateOf));
  const activated = await run(idsOf(those), activate);
  expect(activated.counts.changed).toBe(2);
  await takeBack(activated);
  expect(await Promise.all(those.map(stateOf))).toEqual(before);

  const closed = await run(idsOf([suspended ?? { id: '' }]), { action: 'change-status', to: 'closed' });
  await takeBack(closed);
  expect(await stateOf(suspended ?? { id: '' })).toEqual(before[1]);
  const history = await api.call(sellersApi.history, { params: { id: suspended?.id ?? '' }, query: {} }, { as });
  expect(history.data.rows[0]?.action).toBe('sellers.status-restored');
});

it('leaves alone what was changed since then, and says so', async () => {
  const [left, kept] = await some(2, { status: 'active' });
  const done = await run(idsOf([left, kept].flatMap((one) => one ?? [])), suspend);
  const version = (await seller(kept ?? { id: '' })).version;
  const body = { contactName: 'Somebody Else', version };
  await api.call(sellersApi.update, { params: { id: kept?.id ?? '' }, body }, { as });
  const undone = await takeBack(done);
  expect((await rowsOf(undone)).rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['changed', null],
    ['refused', 'It was changed since then, so it stays as it is.'],
  ]);
  expect(await seller(left ?? { id: '' })).toMatchObject({ status: 'active', statusReason: null });
  expect(await seller(kept ?? { id: '' })).toMatchObject({ status: 'suspended', contactName: 'Somebody Else' });
});

it('says why a seller cannot go back: the salesman left meanwhile', async () => {
  const gone = await makeUser({ roles: ['salesman'] });
  const done = await run(idsOf(await some(1, { salesmanId: gone.id })), {
    action: 'set-salesman',
    salesmanId: kiran.id,
  });
  await orm().update(users).set({ disabledAt: new Date() }).where(eq(users.id, gone.id));
  const undone = await takeBack(done);
  expect((await rowsOf(undone)).rows[0]).toMatchObject({
    outcome: 'refused',
    reason: 'Choose a person who can sign in as salesman.',
  });
});

it('tries again what did not go back, once what was in the way is gone', async () => {
  const away = await makeUser({ roles: ['salesman'] });
  const [one, other] = [...(await some(1, { salesmanId: away.id })), ...(await some(1))];
  const done = await run(idsOf([one, other].flatMap((given) => given ?? [])), {
    action: 'set-salesman',
    salesmanId: kiran.id,
  });
  await orm().update(users).set({ disabledAt: new Date() }).where(eq(users.id, away.id));
  const undone = await takeBack(done);
  expect(undone.counts).toMatchObject({ changed: 1, refused: 1 });
  expect((await refresh(done)).undoUntil).not.toBeNull();
  await orm().update(users).set({ disabledAt: null }).where(eq(users.id, away.id));
  expect(await takeBack(done)).toMatchObject({ id: undone.id, counts: { changed: 2, refused: 0 } });
  expect(await seller(one ?? { id: '' })).toMatchObject({ salesman: { id: away.id }, version: 3 });
  expect(await seller(other ?? { id: '' })).toMatchObject({ salesman: null, version: 3 });
  expect((await undo(done)).failure.message).toBe('This was undone already.');
});

it('is done once, within its days, after the change is over, and not of itself', async () => {
  const { advance } = freezeClock();
  const { data } = await start(idsOf(await some(1)), noOrders);
  const refusals = [(await undo(data)).failure.message];
  await workOff();
  const undone = await takeBack(data);
  refusals.push((await undo(data)).failure.message, (await undo(undone)).failure.message);
  const nothing = await run(idsOf(await some(1, { ordersEnabled: false })), noOrders);
  refusals.push((await undo(nothing)).failure.message);
  expect(refusals).toEqual([
    'This change is being worked on. Wait until it is done, or cancel it.',
    'This was undone already.',
    'This was an undo itself. Make the change again instead.',
    'Nothing was changed, so there is nothing to undo.',
  ]);

  const late = await run(idsOf(await some(1)), noOrders);
  advance(UNDO_DAYS * DAY + 1);
  as = await makeSession({ user: as.user });
  expect(await refresh(late)).toMatchObject({ undoUntil: null });
  expect((await undo(late)).failure.message).toMatch(/more than 30 days ago/);
});

it('goes on where it was stopped', async () => {
  const those = await some(12);
  const done = await run(idsOf(those), noOrders);
  const { data: stopping } = await undo(done);
  await workOnce([bulkJob((given) => cancelledAtOnce(given, () => cancel(stopping)))]);
  expect(await refresh(stopping)).toMatchObject({ job: { state: 'cancelled' }, counts: { changed: 8, waiting: 4 } });
  expect((await refresh(done)).undoUntil).not.toBeNull();
  const undone = await takeBack(done);
  expect(undone).toMatchObject({ id: stopping.id, counts: { changed: 12, waiting: 0 } });
  for (const one of those) expect(await seller(one)).toMatchObject({ ordersEnabled: true, version: 3 });
});
