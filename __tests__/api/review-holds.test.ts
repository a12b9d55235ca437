import { setTimeout as pause } from 'node:timers/promises';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { reviewHoldsApi } from '@/lib/contracts/catalogs/review-holds';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { newId } from '@/lib/server/db/schema/columns';
import { reviewHolds } from '@/lib/server/db/schema/review-holds';
import { serveApi } from '../support/api';
import { makeComplete } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';

const api = serveApi();

const MINUTE = 60_000;
const reviewer = async (name = 'Meera Shah') =>
  makeSession({ user: await makeUser({ name, roles: ['editor_catalog', 'editor_review'] }) });
type Session = Awaited<ReturnType<typeof reviewer>>;

/** Has waited for review for this many minutes. */
const waiting = (minutes = 0, details: Parameters<typeof makeComplete>[0] = {}) =>
  makeComplete({
    status: 'in_review',
    statusChangedAt: new Date(clock.now().getTime() - minutes * MINUTE),
    ...details,
  });

const take = (id: string, as: Session) => api.call(reviewHoldsApi.take, { params: { id } }, { as });
const giveBack = (id: string, as: Session) => api.call(reviewHoldsApi.giveBack, { params: { id } }, { as });
const queue = async (as: Session) => (await api.call(catalogsApi.review, { query: {} }, { as })).data;
const idsFor = async (as: Session) => (await queue(as)).rows.map(({ id }) => id);

/** Removes everything that another test left in the review queue. */
beforeEach(async () => {
  await orm().delete(reviewHolds);
  await orm().update(catalogs).set({ status: 'archived' });
});

it('is passed over in the queues of others, and counted', async () => {
  const [meera, kiran, asha] = [await reviewer(), await reviewer('Kiran Vyas'), await reviewer('Asha Patel')];
  const [oldest, middle, youngest] = [(await waiting(30)).id, (await waiting(20)).id, (await waiting(10)).id];
  expect(await idsFor(kiran)).toEqual([oldest, middle, youngest]);
  expect((await take(oldest, meera)).status).toBe(200);
  expect((await take(middle, kiran)).status).toBe(200);
  expect(await idsFor(meera)).toEqual([oldest, youngest]);
  expect(await idsFor(kiran)).toEqual([middle, youngest]);
  expect(await queue(asha)).toMatchObject({
    rows: [{ id: youngest }],
    count: { value: 3, isExact: true },
    withOthers: [
      { reviewer: { id: kiran.user.id, name: 'Kiran Vyas' }, count: 1 },
      { reviewer: { id: meera.user.id, name: 'Meera Shah' }, count: 1 },
    ],
  });
  // Users get no events about records they may not see.
  await orm().update(catalogs).set({ taggedById: asha.user.id });
  expect(await queue(asha)).toMatchObject({ rows: [], count: { value: 0 }, withOthers: [] });
});

it('is one reviewer’s, however many ask in the same moment', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, (_, index) => reviewer(`Reviewer ${index}`)));
  const { id } = await waiting();
  const replies = await Promise.all(all.map((as) => take(id, as)));
  const winner = replies.findIndex(({ status }) => status === 200);
  const losers = replies.filter((_, index) => index !== winner);
  expect(losers.map(({ failure }) => [failure.code, failure.message])).toEqual(
    Array(7).fill(['refused', `Reviewer ${winner} is reviewing Kesariya now.`]),
  );
  expect(await Promise.all(all.map(idsFor))).toEqual(all.map((_, index) => (index === winner ? [id] : [])));
});

it('ends after two minutes without a sign of life; each sign prolongs it', async () => {
  const time = freezeClock(new Date('2026-11-21T04:00:00.000Z'));
  const [meera, kiran] = [await reviewer(), await reviewer('Kiran Vyas')];
  const { id } = await waiting();
  expect((await take(id, meera)).data).toEqual({ until: '2026-11-21T04:02:00.000Z' });
  time.advance(1.5 * MINUTE);
  expect((await take(id, meera)).data).toEqual({ until: '2026-11-21T04:03:30.000Z' });
  time.advance(2 * MINUTE - 1);
  expect([(await take(id, kiran)).status, await idsFor(kiran)]).toEqual([409, []]);
  time.advance(1);
  expect(await idsFor(kiran)).toEqual([id]);
  expect((await take(id, kiran)).status).toBe(200);
  expect((await take(id, meera)).failure.message).toBe('Kiran Vyas is reviewing Kesariya now.');
});

it('is given back by whoever has it, and by nobody else', async () => {
  const [meera, kiran] = [await reviewer(), await reviewer('Kiran Vyas')];
  const { id } = await waiting();
  await take(id, meera);
  expect((await giveBack(id, kiran)).data).toEqual({});
  expect(await idsFor(kiran)).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) expect((await giveBack(id, meera)).data).toEqual({});
  expect(await idsFor(kiran)).toEqual([id]);
  expect((await take(id, kiran)).status).toBe(200);
});

it('is refused with a reason for what is not there to be reviewed', async () => {
  const meera = await reviewer();
  const refusals = await Promise.all([
    take((await waiting(0, { taggedById: meera.user.id })).id, meera),
    take((await waiting(0, { lastEditedById: meera.user.id })).id, meera),
    take((await makeComplete({ status: 'live' })).id, meera),
    take((await waiting(0, { deletedAt: clock.now() })).id, meera),
    take(newId(), meera),
  ]);
  expect(refusals.map(({ status, failure }) => [status, failure.message])).toEqual([
    [409, 'You tagged or edited this. Another reviewer has to review it.'],
    [409, 'You tagged or edited this. Another reviewer has to review it.'],
    [409, 'This catalog is live and waits for no review.'],
    [409, 'This catalog was deleted. Restore it first.'],
    [404, 'This does not exist, or no longer does.'],
  ]);
  expect(await orm().select().from(reviewHolds)).toEqual([]);
});

it.each([
  [
    'accepted',
    (id: string, as: Session) => api.call(catalogsApi.accept, { params: { id }, body: { version: 1 } }, { as }),
  ],
  [
    'sent back',
    (id: string, as: Session) => {
      const body = { to: 'changes_requested' as const, reason: 'The rate is of the set.', version: 1 };
      return api.call(catalogsApi.step, { params: { id }, body }, { as });
    },
  ],
  ['deleted', (id: string, as: Session) => api.call(catalogsApi.remove, { params: { id } }, { as })],
] as const)('stands in nobody’s way: what is %s by another is held no more', async (_name, judge) => {
  const [meera, kiran] = [await reviewer(), await reviewer('Kiran Vyas')];
  const { id } = await waiting();
  await take(id, meera);
  expect((await judge(id, kiran)).status).toBe(200);
  expect(await orm().select().from(reviewHolds)).toEqual([]);
  expect((await take(id, meera)).status).toBe(409);
});

it('leaves nothing behind when it is judged and looked at in the same moment', async () => {
  const [meera, kiran] = [await reviewer(), await reviewer('Kiran Vyas')];
  for (let turn = 0; turn < 5; turn += 1) {
    const { id } = await waiting();
    const accept = api.call(catalogsApi.accept, { params: { id }, body: { version: 1 } }, { as: kiran });
    const looks = Array.from({ length: 20 }, (_, index) => pause(3 * index).then(() => take(id, meera)));
    const [accepted] = await Promise.all([accept, ...looks]);
    expect(accepted.status).toBe(200);
    expect(await orm().select().from(reviewHolds)).toEqual([]);
  }
});
