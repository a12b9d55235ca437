import { eq } from 'drizzle-orm';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { videosApi } from '@/lib/contracts/videos/videos';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { reviewHolds } from '@/lib/server/db/schema/review-holds';
import { users } from '@/lib/server/db/schema/users';
import { videos } from '@/lib/server/db/schema/videos';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { type Somebody, videoPlace } from '../support/video-place';

const api = serveApi();
const { cut, inReview, step, words } = videoPlace(api);

const MINUTE = 60_000;
const exactly = (value: number) => ({ value, isExact: true });
const reviewer = async (name: string) =>
  makeSession({ user: await makeUser({ name, roles: ['editor_video', 'editor_review'] }) });
const take = (id: string, as: Somebody) => api.call(videoReviewsApi.take, { params: { id } }, { as });
const giveBack = (id: string, as: Somebody) => api.call(videoReviewsApi.giveBack, { params: { id } }, { as });
const queue = async (as: Somebody) => (await api.call(videoReviewsApi.queue, { query: {} }, { as })).data;
const idsFor = async (as: Somebody) => (await queue(as)).rows.map(({ id }) => id);

/** Removes everything that another test left in the review queue. */
beforeEach(async () => {
  await orm().delete(reviewHolds);
  await orm().update(videos).set({ status: 'live' });
});

it('what one looks at is passed over in the queues of others, and counted', async () => {
  const [meera, kiran] = [await reviewer('Meera Shah'), await reviewer('Kiran Vyas')];
  const [first, second] = [(await inReview()).video, (await inReview()).video];
  expect(await idsFor(meera)).toEqual([first.id, second.id]);
  const { videos: figures } = (await api.call(dashboardApi.get, {}, { as: meera })).data;
  expect(figures).toEqual({ toCut: 0, toTag: exactly(0), review: exactly(2) });
  expect((await take(first.id, meera)).status).toBe(200);
  expect(await idsFor(meera)).toEqual([first.id, second.id]);
  expect(await queue(kiran)).toMatchObject({
    rows: [{ id: second.id, segments: [], status: 'in_review' }],
    count: { value: 2, isExact: true },
    withOthers: [{ reviewer: { id: meera.user.id, name: 'Meera Shah' }, count: 1 }],
  });
  await giveBack(first.id, kiran);
  expect(await idsFor(kiran)).toEqual([second.id]);
  await giveBack(first.id, meera);
  expect(await idsFor(kiran)).toEqual([first.id, second.id]);
});

it('a clip is one reviewer’s, however many ask in the same moment', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, (_, nth) => reviewer(`Reviewer ${nth}`)));
  const { id } = (await inReview()).video;
  const replies = await Promise.all(all.map((as) => take(id, as)));
  const winner = replies.findIndex(({ status }) => status === 200);
  const losers = replies.filter((_, nth) => nth !== winner);
  expect(losers.map(({ failure }) => [failure.code, failure.message])).toEqual(
    Array(5).fill(['refused', `Reviewer ${winner} is reviewing Kesariya volume 4 now.`]),
  );
  expect(await Promise.all(all.map(idsFor))).toEqual(all.map((_, nth) => (nth === winner ? [id] : [])));
});

it('comes free when its reviewer gives no sign of life for two minutes', async () => {
  const time = freezeClock();
  const [meera, kiran] = [await reviewer('Meera Shah'), await reviewer('Kiran Vyas')];
  const { id } = (await inReview()).video;
  await take(id, meera);
  time.advance(2 * MINUTE - 1);
  expect((await take(id, kiran)).status).toBe(409);
  time.advance(1);
  expect((await take(id, kiran)).status).toBe(200);
  expect((await take(id, meera)).failure.message).toBe('Kiran Vyas is reviewing Kesariya volume 4 now.');
});

it('is refused with a reason for what is not there to be reviewed', async () => {
  const { video, editor } = await inReview();
  await orm()
    .update(users)
    .set({ roles: ['editor_video', 'editor_review'] })
    .where(eq(users.id, editor.user.id));
  const meera = await reviewer('Meera Shah');
  const live = (await inReview()).video;
  await step(meera, live, 'live');
  const refusals = [await take(video.id, editor), await take(live.id, meera), await take(newId(), meera)];
  expect(refusals.map(({ status, failure }) => [status, failure.message])).toEqual([
    [409, 'You cut or tagged this. Another reviewer has to review it.'],
    [409, 'This video is live and waits for no review.'],
    [404, 'This does not exist, or no longer does.'],
  ]);
  expect(await queue(editor)).toMatchObject({ rows: [], count: { value: 0 }, withOthers: [] });
});

it('is not of whoever sent a video on that another cut and tagged', async () => {
  const sender = await reviewer('Meera Shah');
  const { id, editor, video } = await cut();
  const body = { ...(await words()), version: video.version };
  const { data: tagged } = await api.call(videosApi.update, { params: { id }, body }, { as: editor });
  const { data: sent } = await step(sender, tagged, 'in_review');
  expect(sent).toMatchObject({ status: 'in_review', taggedBy: { id: sender.user.id } });
  expect((await step(sender, sent, 'live')).failure.message).toMatch(/Another reviewer has to review it/);
  expect(await idsFor(sender)).toEqual([]);
});

it('stands in nobody’s way: what another judged is held no more', async () => {
  const [meera, kiran] = [await reviewer('Meera Shah'), await reviewer('Kiran Vyas')];
  const { video } = await inReview();
  await take(video.id, meera);
  expect((await step(kiran, video, 'tagged', 'The rate is of last year.')).status).toBe(200);
  expect(await orm().select().from(reviewHolds)).toEqual([]);
  expect((await take(video.id, meera)).failure.message).toBe('This video is tagged and waits for no review.');
});

it('is put right and accepted at one go by another, who did not tag it by that', async () => {
  const meera = await reviewer('Meera Shah');
  const { video, editor } = await inReview();
  const accept = (body: object) =>
    api.call(videoReviewsApi.accept, { params: { id: video.id }, body: body as never }, { as: meera });
  const wrong = await accept({ title: '', version: video.version });
  expect([wrong.status, wrong.failure.message]).toEqual([409, 'Still missing: title.']);
  expect((await accept({ rateText: '₹415', version: 1 })).failure.code).toBe('changed_meanwhile');
  expect((await accept({ rateText: '₹415', version: video.version })).data).toMatchObject({
    status: 'live',
    rateText: '₹415',
    title: video.title,
    taggedBy: { id: editor.user.id },
    reviewedBy: { id: meera.user.id },
  });
});
