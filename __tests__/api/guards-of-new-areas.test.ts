import { eq } from 'drizzle-orm';
import { budgetsApi } from '@/lib/contracts/billing/budgets';
import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { cycleWorkApi } from '@/lib/contracts/cycles/cycle-work';
import { jobsApi } from '@/lib/contracts/jobs';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videosApi } from '@/lib/contracts/videos/videos';
import { indianMonthOf, monthAfter } from '@/lib/domain/text/indian-month';
import { clock, later, MINUTE } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { uploads } from '@/lib/server/db/schema/uploads';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { makeCatalog, makeUpload } from '../support/catalog-factories';
import { collectionCalls, makeLive, signIn } from '../support/collection-place';
import { cycleCalls } from '../support/cycle-place';
import { makeBuyer, orderCalls } from '../support/order-place';
import { makeMarket, makeSeller } from '../support/seller-factories';
import { videoPlace } from '../support/video-place';
import { workOff } from '../support/work-off';

const api = serveApi();
const { finalized } = collectionCalls(api);
const cycles = cycleCalls(api);
const { cut, filmFetched, words } = videoPlace(api);

it('the end of a shared link is in the history of its collection', async () => {
  const as = await signIn('admin');
  const { id } = await finalized(as, await makeLive(1));
  const body = {
    days: 14,
    options: { language: 'en', rate: 'shown', markupPercent: 0, showsSeller: false, phoneNumber: '+919825099998' },
  } as const;
  const link = (await api.call(collectionLinksApi.create, { params: { id }, body }, { as })).data;
  const ender = await signIn('admin');
  for (const by of [ender, as]) await api.call(collectionLinksApi.end, { params: { id: link.id } }, { as: by });
  const { rows } = (await api.call(collectionsApi.history, { params: { id }, query: {} }, { as })).data;
  const ended = rows.filter(({ action }) => action === 'collections.unshared');
  expect(ended.map(({ actor, details }) => [actor?.id, details])).toEqual([[ender.user.id, { linkId: link.id }]]);
});

it('a budget is not moved into a month that is over', async () => {
  const as = await signIn('admin');
  const month = monthAfter(indianMonthOf(clock.now()).name, 1);
  const set = { month, paise: 5_000_000, warnPercent: 80 };
  const { id, version } = (await api.call(budgetsApi.create, { body: set }, { as })).data;
  const moved = await api.call(budgetsApi.update, { params: { id }, body: { month: '2020-01', version } }, { as });
  expect([moved.status, moved.failure.issues?.[0]?.path]).toEqual([400, ['month']]);
  expect((await api.call(budgetsApi.get, { params: { id } }, { as })).data.month).toBe(month);
});

it('a merge is asked for only with a record that is there', async () => {
  const as = await signIn('admin');
  const records = {
    ...{ seller: (await makeSeller()).id, buyer: (await makeBuyer()).id },
    market: (await makeMarket()).id,
    catalog: (await makeCatalog()).id,
  };
  for (const [kind, recordId] of Object.entries(records)) {
    const body = { kind: kind as keyof typeof records, recordId, otherId: newId(), note: '' };
    expect([kind, (await api.call(mergeRequestsApi.ask, { body }, { as })).status]).toEqual([kind, 404]);
  }
});

it('each step that a video takes by itself is in its history', async () => {
  const { id, editor, video } = await cut();
  const body = { ...(await words()), version: video.version };
  await api.call(videosApi.update, { params: { id }, body }, { as: editor });
  const { rows } = (await api.call(videosApi.history, { params: { id }, query: {} }, { as: editor })).data;
  const steps = rows.filter(({ action }) => action === 'videos.status-changed');
  expect(steps.map(({ changes }) => changes.status?.after)).toEqual(['tagged', 'cut_uploaded']);
});

it('a cut that waits is not made for somebody whose role was taken away', async () => {
  const { id, editor, leaseToken } = await filmFetched();
  const body = { leaseToken, ranges: [{ startMs: 0, endMs: 800 }] };
  await api.call(videoQueueApi.cutParts, { params: { id }, body }, { as: editor });
  await orm()
    .update(users)
    .set({ roles: ['salesman'] })
    .where(eq(users.id, editor.user.id));
  await workOff();
  const [job] = (await api.call(jobsApi.mine, {}, { as: editor })).data;
  expect(job?.state).toBe('failed');
  const as = await signIn('admin');
  expect((await api.call(videosApi.get, { params: { id } }, { as })).data.cut).toBeNull();
});

it('a cycle is closed only as it was seen', async () => {
  const as = await signIn('admin');
  const active = await cycles.startIn(as, (await makeMarket()).id);
  const { data: closing } = await cycles.step(as, active, 'closing');
  expect((await cycles.close(as, active)).refusal().code).toBe('changed_meanwhile');
  expect((await cycles.close(as, closing)).data.status).toBe('closed');
});

it('an upload that somebody is at is not moved to another editor', async () => {
  const as = await signIn('admin');
  const market = await makeMarket();
  const { id: sellerId } = await makeSeller({ marketId: market.id, status: 'active' });
  const [from, to] = [await signIn('editor_catalog'), await signIn('editor_catalog')];
  const hold = { status: 'in_progress' as const, leaseUntil: later(10 * MINUTE), leaseToken: 1 };
  const held = await makeUpload({ sellerId, editorId: from.user.id, ...hold });
  const cycle = await cycles.startIn(as, market.id);
  const moves = [{ uploadId: held.id, fromId: from.user.id, toId: to.user.id }];
  const { data } = await api.call(cycleWorkApi.move, { params: { id: cycle.id }, body: { moves } }, { as });
  expect(data.movedIds).toEqual([]);
  const [row] = await orm().select().from(uploads).where(eq(uploads.id, held.id));
  expect([row?.editorId, row?.status]).toEqual([from.user.id, 'in_progress']);
});

it('a draft that is discarded says so in its history', async () => {
  const as = await signIn('manage_buyer');
  const { id, version } = (await orderCalls(api, as).draft({ buyerId: (await makeBuyer()).id })).data;
  const body = { reason: 'They called it off.', version };
  await api.call(ordersApi.discard, { params: { id }, body }, { as });
  const { rows } = (await api.call(ordersApi.history, { params: { id }, query: {} }, { as })).data;
  expect(rows.map(({ action }) => action)).toEqual(['orders.discarded', 'orders.drafted']);
});
