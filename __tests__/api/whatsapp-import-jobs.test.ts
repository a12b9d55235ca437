import { sql } from 'drizzle-orm';
import { jobsApi } from '@/lib/contracts/jobs';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { claim } from '@/lib/server/platform/jobs/claim-repository';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album, androidZip } from '../support/whatsapp-zips';
import { workOff } from '../support/work-off';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['pipeline_wa'] }) });
});

const { begin, refresh, bringIn, postsOf } = whatsappImporting(api, () => as);

/** Each post has one photo or more. */
async function tenPosts(sender: string, from: number, photos = 1) {
  const albums = [];
  for (let n = 0; n < 10; n += 1) {
    const shades = Array.from({ length: photos }, (_, at) => from + n * photos + at);
    albums.push(await album(sender, `14/11/26, ${10 + n}:00`, `Rate ${400 + n}`, shades));
  }
  return androidZip(
    albums.flatMap(({ lines }) => lines),
    Object.assign({}, ...albums.map(({ media }) => media)) as Record<string, Uint8Array>,
  );
}

it('killed in the middle and taken up again: every post once', async () => {
  const made = await begin(await tenPosts('Killed', 100));
  const jobId = made.job?.id ?? '';
  await claim(orm(), { lane: 'short', now: clock.now(), heldUntil: clock.now() });
  await workOff();
  expect(await refresh(made)).toMatchObject({ posts: 10, knownPosts: 0, job: { state: 'done', done: 10 } });
  // As if the worker had died after the fourth post, and again as if nothing had been recorded.
  const rerun = async (place: unknown) => {
    await orm()
      .update(jobs)
      .set({ state: 'queued', endedAt: null, place })
      .where(sql`${jobs.id} = ${jobId}`);
    await workOff();
    return (await refresh(made)).posts;
  };
  expect(await rerun({ lines: 0, posts: 4 })).toBe(10);
  expect(await rerun(null)).toBe(10);
  expect(await postsOf({ importId: made.id })).toHaveLength(10);
});

it('stopped between the posts of one page: goes on with the next', async () => {
  const { made } = await bringIn(await tenPosts('Stopped', 160, 2));
  expect(made).toMatchObject({ posts: 10, knownPosts: 0, job: { state: 'done', done: 10 } });
  expect(await postsOf({ importId: made.id })).toHaveLength(10);
});

it('cancelled: what was read stays, and the next import goes on from there', async () => {
  const zip = await tenPosts('Cancelled', 130);
  const made = await begin(zip);
  await api.call(jobsApi.cancel, { params: { id: made.job?.id ?? '' } }, { as });
  await workOff();
  expect(await refresh(made)).toMatchObject({ posts: 0, job: { state: 'cancelled' } });
  expect((await bringIn(zip)).made).toMatchObject({ posts: 10 });
});

it('is listed for whoever brought it in, and for nobody else', async () => {
  const own = await makeSession({ user: await makeUser({ roles: ['editor_catalog'] }) });
  const mine = whatsappImporting(api, () => own);
  const made = await mine.begin(androidZip(['05/11/26, 10:05 - Asha: IMG-1.jpg (file attached)\n415 net']));
  await workOff();
  const listed = await api.call(whatsappImportsApi.list, { query: {} }, { as: own });
  expect(listed.data.rows.map(({ id }) => id)).toEqual([made.id]);
  const other = await api.call(whatsappImportsApi.get, { params: { id: made.id } }, { as });
  expect(other.status).toBe(404);
  expect((await api.call(whatsappImportsApi.asides, { params: { id: made.id } }, { as })).status).toBe(404);
});
