import { eq } from 'drizzle-orm';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { clock } from '@/lib/server/clock';
import { jobsApi } from '@/lib/contracts/jobs';
import { orm } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { auditEntries } from '@/lib/server/db/schema/system';
import { users } from '@/lib/server/db/schema/users';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { BROKEN, breakStatement } from '../support/broken-statement';
import { bulkChanging, bulkJob, cancelledAtOnce } from '../support/bulk-changing';
import { captureLog } from '../support/captured-log';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
});

const { start, run, refresh, rowsOf, seller, cancel } = bulkChanging(api, () => as);

const some = (count: number, details: Parameters<typeof makeSeller>[0] = {}) =>
  Promise.all(Array.from({ length: count }, () => makeSeller(details)));
const idsOf = (records: { id: string }[]) => ({ ids: records.map(({ id }) => id) });
const noOrders = { action: 'set-flag', flag: 'ordersEnabled', on: false } as const;
const suspend = { action: 'change-status', to: 'suspended', reason: 'Sends other photos than goods.' } as const;
const update = (id: string, body: object) =>
  api.call(sellersApi.update, { params: { id }, body: { version: 1, ...body } }, { as });
/** The queue hands out the job again, as after a worker crash. */
const takeUpAgain = ({ job }: { job: { id: string } | null }) =>
  orm()
    .update(jobs)
    .set({ state: 'queued', dueAt: clock.now(), endedAt: null })
    .where(eq(jobs.id, job?.id ?? ''));
const changesOf = async ({ id }: { id: string }) =>
  (await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ action }) => action);

it('skips what was changed meanwhile, and keeps the other fields of that change', async () => {
  const [named, given, done] = await some(3);
  const [old, other] = await Promise.all([makeUser({ roles: ['salesman'] }), makeUser({ roles: ['salesman'] })]);
  const those = [named, given, done].flatMap((one) => one ?? []);
  const { data } = await start(idsOf(those), { action: 'set-salesman', salesmanId: old.id });
  await update(named?.id ?? '', { businessName: 'Another Name' });
  await update(given?.id ?? '', { salesmanId: other.id });
  await update(done?.id ?? '', { salesmanId: old.id });
  await workOff();
  expect((await rowsOf(data)).rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['changed', null],
    ['refused', 'This changed meanwhile, so it was left as it is.'],
    ['same', null],
  ]);
  expect(await seller(named ?? { id: '' })).toMatchObject({ businessName: 'Another Name', salesman: { id: old.id } });
  expect(await seller(given ?? { id: '' })).toMatchObject({ salesman: { id: other.id } });
});

it('stops between sellers when cancelled; finished changes stay and can be undone', async () => {
  const those = await some(20);
  const { data } = await start(idsOf(those), noOrders);
  await workOnce([bulkJob((given) => cancelledAtOnce(given, () => cancel(data)))]);
  const stopped = await refresh(data);
  expect(stopped).toMatchObject({
    job: { state: 'cancelled', done: 8 },
    counts: { changed: 8, waiting: 12 },
    undoUntil: expect.any(String),
  });
  expect((await rowsOf(data, { outcome: ['changed'] })).rows).toHaveLength(8);
  expect(await seller(those[7] ?? { id: '' })).toMatchObject({ ordersEnabled: false });
  expect(await seller(those[8] ?? { id: '' })).toMatchObject({ ordersEnabled: true });
});

it('killed midway and resumed, it changes each seller exactly once', async () => {
  const those = await some(20, { status: 'active' });
  const { data } = await start(idsOf(those), suspend);
  const mend = await breakStatement('update', 'bulk_rows');
  await workOff();
  // The failed step was rolled back: neither sellers nor outcomes were kept.
  expect((await refresh(data)).counts).toMatchObject({ changed: 0, waiting: 20 });
  expect(await changesOf(those[0] ?? { id: '' })).toEqual([]);
  await mend();

  await takeUpAgain(data);
  let steps = 0;
  await workOnce([
    bulkJob((given) => ({
      ...given,
      step: (work) => ((steps += 1) > 1 ? Promise.reject(new Error('killed')) : given.step(work)),
    })),
  ]);
  expect((await refresh(data)).counts).toMatchObject({ changed: 8, waiting: 12 });
  await takeUpAgain(data);
  await workOff();
  expect(await refresh(data)).toMatchObject({ job: { state: 'done' }, counts: { changed: 20, waiting: 0 } });

  // Runs again, as if the end had not been recorded.
  await takeUpAgain(data);
  await workOff();
  for (const one of those) expect(await changesOf(one)).toEqual(['sellers.status-changed']);
});

it('tells of a seller that failed by our own fault, and goes on with the rest', async () => {
  const those = await some(2);
  const { data } = await start(idsOf(those), noOrders);
  const mend = await breakStatement('update', 'sellers');
  await workOff();
  await mend();
  expect(await refresh(data)).toMatchObject({ job: { state: 'done' }, counts: { failed: 2 }, undoUntil: null });
  expect((await rowsOf(data)).rows[0]?.reason).toBe('Something went wrong on our side. Nothing of it was changed.');
});

it('is tried again by the queue when the database was busy, and tells of no failure', async () => {
  const those = await some(2);
  const { data } = await start(idsOf(those), noOrders);
  await breakStatement('update', 'sellers', '40P01', 1);
  await workOff();
  expect(await refresh(data)).toMatchObject({ job: { state: 'queued' }, counts: { failed: 0, waiting: 2 } });
  await takeUpAgain(data);
  await workOff();
  expect(await refresh(data)).toMatchObject({ job: { state: 'done' }, counts: { changed: 2 } });
});

it.each(['P0001', '40P01'] as const)('a failure with code %s puts no phone number into the log', async (code) => {
  const [one] = await some(1);
  const [phone = ''] = one ? (await seller(one)).phoneNumbers : [];
  const { data } = await start(idsOf(one ? [one] : []), noOrders);
  const { lines } = captureLog();
  const mend = await breakStatement('update', 'sellers', code);
  await workOff();
  await mend();
  expect(lines.join()).toContain(BROKEN);
  expect(lines.filter((line) => line.includes(phone.slice(3)))).toEqual([]);
  expect((await refresh(data)).rowCount).toBe(1);
});

describe('is only for those who may change a seller:', () => {
  it.each(['salesman', 'editor_review', 'chat_active'] as const)('not for %s', async (role) => {
    const user = await makeUser({ roles: [role] });
    const session = await makeSession({ user });
    const own = await makeSeller({ salesmanId: user.id });
    expect((await start(idsOf([own]), noOrders, { as: session })).status).toBe(403);
  });

  it('steps are only for those who may take them', async () => {
    const session = await makeSession({ user: await makeUser({ roles: ['pipeline_wa'] }) });
    const those = await some(1, { status: 'active' });
    expect((await start(idsOf(those), suspend, { as: session })).status).toBe(403);
    expect((await start(idsOf(those), noOrders, { as: session })).status).toBe(202);
    const closing = { action: 'change-status', to: 'closed' } as const;
    expect((await start(idsOf(those), closing)).status).toBe(403);
  });

  it('not any more for somebody whose role was taken away before the worker came', async () => {
    const session = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
    const those = await some(2);
    const { data } = await start(idsOf(those), noOrders, { as: session });
    await orm()
      .update(users)
      .set({ roles: ['salesman'] })
      .where(eq(users.id, session.user.id));
    await workOff();
    const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    expect(await refresh(data, admin)).toMatchObject({
      job: { state: 'failed', failure: 'Your roles do not allow this. Ask an admin.' },
      counts: { waiting: 2 },
    });
  });

  it('the result is nobody else’s but an admin’s', async () => {
    const done = await run(idsOf(await some(1)), noOrders);
    const other = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
    const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    const at = { params: { id: done.id } };
    const statuses = async (session: typeof as) => [
      (await api.call(bulkChangesApi.get, at, { as: session })).status,
      (await api.call(bulkChangesApi.rows, { ...at, query: {} }, { as: session })).status,
      (await api.call(bulkChangesApi.undo, at, { as: session })).status,
    ];
    expect(await statuses(other)).toEqual([404, 404, 404]);
    expect(await statuses(admin)).toEqual([200, 200, 202]);
    expect((await api.call(jobsApi.get, { params: { id: done.job?.id ?? '' } }, { as: other })).status).toBe(404);
  });
});
