import { eq } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { choicesApi } from '@/lib/contracts/base/choices';
import { cycleWorkApi } from '@/lib/contracts/cycles/cycle-work';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { videosApi } from '@/lib/contracts/videos/videos';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { transaction, orm } from '@/lib/server/db/database';
import { uploads, uploadSkips } from '@/lib/server/db/schema/uploads';
import { newId } from '@/lib/server/db/schema/columns';
import { stampWork } from '@/lib/server/areas/cycles/stamp-service';
import { moveUploads } from '@/lib/server/areas/uploads/move-service';
import { serveApi } from '../support/api';
import { makeCatalog, makeUpload } from '../support/catalog-factories';
import { cycleCalls, type Session, signIn } from '../support/cycle-place';
import { makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { makeSaleCatalog, orderCalls } from '../support/order-place';
import { makeMarket, makeSeller } from '../support/seller-factories';
import { makeVideo } from '../support/video-factories';

const api = serveApi();
const { startIn, step, get } = cycleCalls(api);

const actorOf = ({ user }: Session) => ({
  userId: user.id,
  name: user.name,
  roles: user.roles,
  sessionId: user.id,
  mustChangePassword: false,
});

async function activeCycle() {
  const admin = await signIn('admin');
  const market = await makeMarket();
  const seller = await makeSeller({ marketId: market.id, status: 'active' });
  return { admin, seller, cycle: await startIn(admin, market.id) };
}

describe('orders and videos of a cycle', () => {
  it('count at the placing of the order, with its total, for sellers of its markets', async () => {
    const { admin, seller, cycle } = await activeCycle();
    const calls = orderCalls(api, await signIn('manage_buyer'));
    const catalog = await makeSaleCatalog({ sellerId: seller.id });
    const order = await calls.placed([catalog, await makeSaleCatalog()]);
    const ours = order.subOrders.find((part) => part.seller.id === seller.id);
    const { counts } = await get(admin, cycle.id);
    expect([counts.orders, counts.value]).toEqual([1, ours?.taxable]);
    const listed = await api.call(ordersApi.list, { query: { cycleId: [cycle.id] } }, { as: admin });
    expect(listed.data.rows.map(({ id }) => id)).toEqual([ours?.id]);
    const progress = (await api.call(cyclesApi.progress, { params: { id: cycle.id } }, { as: admin })).data;
    expect(progress.sellers.map((one) => [one.seller.id, one.counts.orders, one.counts.value])).toEqual([
      [seller.id, 1, ours?.taxable],
    ]);
  });

  it('count a video once, and not after the closing has begun', async () => {
    const { admin, seller, cycle } = await activeCycle();
    const video = await makeVideo();
    const stamp = (id: string) =>
      transaction((tx) => stampWork(tx, { stages: ['videos'], sellerId: seller.id, subjectIds: [id] }, actorOf(admin)));
    await stamp(video.id);
    await stamp(video.id);
    await step(admin, cycle, 'closing');
    await stamp((await makeVideo()).id);
    expect((await get(admin, cycle.id)).counts.videos).toBe(1);
    const listed = await api.call(videosApi.list, { query: { cycleId: [cycle.id] } }, { as: admin });
    expect(listed.data.rows.map(({ id }) => id)).toEqual([video.id]);
  });

  it('count for the day it is in India, also after midnight there', async () => {
    const today = new Date().toISOString().slice(0, 10);
    freezeClock(new Date(`${today}T19:00:00Z`));
    const { admin, seller, cycle } = await activeCycle();
    const { id } = await makeVideo();
    const work = { stages: ['videos' as const], sellerId: seller.id, subjectIds: [id] };
    await transaction((tx) => stampWork(tx, work, actorOf(admin)));
    const progress = (await api.call(cyclesApi.progress, { params: { id: cycle.id } }, { as: admin })).data;
    const days = progress.stages.find(({ stage }) => stage === 'videos')?.days.filter(({ count }) => count > 0);
    expect(days).toEqual([{ day: dayAfter(today, 1), count: 1 }]);
  });

  it('narrow lists of catalogs and uploads to a cycle', async () => {
    const { admin, seller, cycle } = await activeCycle();
    const [inside] = [await makeCatalog({ sellerId: seller.id }), await makeCatalog({ sellerId: seller.id })];
    await transaction((tx) =>
      stampWork(tx, { stages: ['came_in'], sellerId: seller.id, subjectIds: [inside.id] }, actorOf(admin)),
    );
    const query = { cycleId: [cycle.id] };
    const found = await api.call(catalogsApi.list, { query }, { as: admin });
    expect(found.data.rows.map(({ id }) => id)).toEqual([inside.id]);
    const foundUploads = await api.call(uploadsApi.list, { query }, { as: admin });
    expect(foundUploads.data.rows.map(({ id }) => id)).toEqual([inside.uploadId]);
  });

  it('show on the dashboard and among the choices of whoever may filter by them', async () => {
    const { cycle, admin } = await activeCycle();
    const reviewer = await signIn('editor_review');
    const options = await api.call(choicesApi.cycles, { query: { id: [cycle.id] } }, { as: reviewer });
    expect(options.data).toEqual([{ id: cycle.id, label: cycle.name }]);
    const { data } = await api.call(dashboardApi.get, {}, { as: admin });
    expect(data.cycles?.length).toBeGreaterThan(0);
    const chat = await signIn('chat_active');
    expect((await api.call(dashboardApi.get, {}, { as: chat })).data.cycles).toBeUndefined();
  });
});

describe('what is in the way', () => {
  it('lists its markets’ oldest, held, late, skipped, waiting work and rising reasons', async () => {
    const { admin, seller, cycle } = await activeCycle();
    const editor = await makeUser({ roles: ['editor_catalog'] });
    const taken = { sellerId: seller.id, editorId: editor.id, status: 'in_progress' as const, leaseToken: 1 };
    const held = await makeUpload({ ...taken, leaseUntil: new Date(Date.now() + 600_000) });
    const late = await makeUpload({ ...taken, leaseUntil: new Date(Date.now() - 600_000) });
    const skipped = await makeUpload({ sellerId: seller.id, skips: 2 });
    const skip = { uploadId: skipped.id, userId: editor.id, reason: 'The rate is missing' };
    await orm()
      .insert(uploadSkips)
      .values([
        { ...skip, id: newId(), at: new Date() },
        { ...skip, id: newId(), at: new Date(Date.now() - 9 * 86_400_000) },
      ]);
    const waiting = await makeCatalog({
      sellerId: seller.id,
      uploadId: held.id,
      status: 'in_review',
      title: 'Kesariya',
    });
    await makeUpload();
    const { data } = await api.call(cycleWorkApi.stuck, { params: { id: cycle.id } }, { as: admin });
    const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);
    expect(idsOf(data.oldest)).toEqual([held.id, late.id, skipped.id]);
    expect([idsOf(data.held), idsOf(data.overLease), idsOf(data.skipped)]).toEqual([
      [held.id],
      [late.id],
      [skipped.id],
    ]);
    expect(data.skipped.rows[0]?.reason).toBe('The rate is missing');
    expect(idsOf(data.inReview)).toEqual([waiting.id]);
    expect(data.reasons).toEqual([{ kind: 'skip', reason: 'The rate is missing', now: 1, before: 1 }]);
    expect(data.queues.map(({ queue, waiting: count }) => [queue, count])).toEqual([
      ['tagging', 0],
      ['review', 1],
    ]);
  });
});

describe('rebalancing', () => {
  const propose = (as: Session, id: string) => api.call(cycleWorkApi.proposeMoves, { params: { id } }, { as });
  const move = (as: Session, id: string, moves: { uploadId: string; fromId: string | null; toId: string | null }[]) =>
    api.call(cycleWorkApi.move, { params: { id }, body: { moves } }, { as });

  it('shares out open uploads, keeps those in work, and is undone by reversed moves', async () => {
    const { admin, seller, cycle } = await activeCycle();
    const full = await makeUser({ roles: ['editor_catalog'] });
    await makeUser({ roles: ['editor_catalog'] });
    const mine = { sellerId: seller.id, editorId: full.id, status: 'assigned' as const };
    for (let nth = 0; nth < 6; nth += 1) await makeUpload(mine);
    const held = await makeUpload({
      ...mine,
      status: 'in_progress',
      leaseToken: 1,
      leaseUntil: new Date(Date.now() + 600_000),
    });
    const ours = eq(uploads.sellerId, seller.id);
    const editorsNow = async () =>
      (await orm().select().from(uploads).where(ours).orderBy(uploads.id)).map((row) => row.editorId);
    const before = await editorsNow();
    const { data } = await propose(admin, cycle.id);
    expect(data.moves.length).toBeGreaterThan(0);
    expect(data.moves.map(({ uploadId }) => uploadId)).not.toContain(held.id);
    const wanted = data.moves.map(({ uploadId, from, to }) => ({ uploadId, fromId: from?.id ?? null, toId: to.id }));
    const { movedIds } = (await move(admin, cycle.id, wanted)).data;
    expect([...movedIds].sort()).toEqual(wanted.map(({ uploadId }) => uploadId).sort());
    expect(await editorsNow()).not.toEqual(before);
    // An editor may start work between the preview and the move.
    const theirs = [{ uploadId: held.id, fromId: full.id, toId: null }];
    expect(await transaction((tx) => moveUploads(tx, 'catalog', theirs, actorOf(admin)))).toEqual([]);
    // Work that already moved is no longer where it was seen.
    expect((await move(admin, cycle.id, wanted)).data.movedIds).toEqual([]);
    await move(
      admin,
      cycle.id,
      wanted.map(({ uploadId, fromId, toId }) => ({ uploadId, fromId: toId, toId: fromId })),
    );
    expect(await editorsNow()).toEqual(before);
  });

  it('is refused once the cycle is in closing, and moves nothing of other markets', async () => {
    const { admin, cycle } = await activeCycle();
    const other = await makeUpload();
    const editor = await makeUser({ roles: ['editor_catalog'] });
    const moves = [{ uploadId: other.id, fromId: null, toId: editor.id }];
    expect((await move(admin, cycle.id, moves)).data.movedIds).toEqual([]);
    await step(admin, cycle, 'closing');
    expect((await move(admin, cycle.id, moves)).status).toBe(409);
  });
});
