import { eq, sql } from 'drizzle-orm';
import { importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { importRunJob } from '@/lib/server/across/imports/job-service';
import { clock, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { users } from '@/lib/server/db/schema/users';
import { JobLost, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { claim } from '@/lib/server/platform/jobs/claim-repository';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { importing } from '../support/importing';
import { freshPhone } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
});

const { begin, refresh, check, run, rowsOf, found } = importing(api, () => as);

it('killed and resumed: no row twice, none lost; cancelled: imported rows stay', async () => {
  const rows = Array.from({ length: 120 }, (_, n) => `Killed ${String(n).padStart(3, '0')},Asha,${freshPhone()}`);
  const made = await begin(['Business name,Contact name,Phone', ...rows].join('\n'));
  await check(made);
  await api.call(importsApi.run, { params: { id: made.id } }, { as });
  const jobId = (await refresh(made)).job?.id ?? '';
  // A worker claimed the job and died at once: the job is unavailable until its lease ends.
  await claim(orm(), { lane: 'short', now: clock.now(), heldUntil: clock.now() });
  await workOff();
  expect(await refresh(made)).toMatchObject({ state: 'done', counts: { new: 120, applied: 120 }, job: { tries: 1 } });
  const count = (await api.call(sellersApi.list, { query: { q: 'Killed' } }, { as })).data.count;
  expect(count).toEqual({ value: 120, isExact: true });

  const [one] = await found('Killed 001');
  const byColleague = { contactName: 'Bela', version: one?.version ?? 0 };
  await api.call(sellersApi.update, { params: { id: one?.id ?? '' }, body: byColleague }, { as });
  // Runs again, as if the end had not been recorded.
  await orm()
    .update(jobs)
    .set({ state: 'queued', endedAt: null })
    .where(sql`${jobs.id} = ${jobId}`);
  await workOff();
  expect((await api.call(sellersApi.list, { query: { q: 'Killed' } }, { as })).data.count).toEqual(count);
  expect((await found('Killed 001'))[0]?.contactName).toBe('Bela');
  expect((await api.call(jobsApi.cancel, { params: { id: jobId } }, { as })).data.state).toBe('done');
});

it('a check that is taken up again knows what stood in the rows before', async () => {
  const row = (n: number, phone = freshPhone()) => `Checked ${n},Asha,${phone}`;
  const phone = freshPhone();
  const rows = [row(0, phone), ...Array.from({ length: 120 }, (_, n) => row(n + 1)), row(121, phone)];
  const made = await check(await begin(['Business name,Contact name,Phone', ...rows].join('\n')));
  expect(made).toMatchObject({ counts: { new: 121, wrong: 1 }, job: { done: 122, total: 122 } });
  expect((await rowsOf(made, 'wrong'))[0]?.issues[0]?.message).toBe(`Row 2 has ${phone} already.`);
});

/** Processes the waiting import and runs a hook once its first rows are imported. */
const workUntilFirstRows = (then: () => unknown) => {
  const run = async (job: JobRun<never>) => {
    let steps = 0;
    const step: typeof job.step = async (work) => {
      await job.step(work);
      steps += 1;
      if (steps === 1) await then();
    };
    return importRunJob.run({ ...job, step });
  };
  return workOnce([{ ...importRunJob, run }]);
};

const begun = async (name: string, count: number) => {
  const rows = Array.from({ length: count }, (_, n) => `${name} ${String(n).padStart(3, '0')},Asha,${freshPhone()}`);
  const made = await begin(['Business name,Contact name,Phone', ...rows].join('\n'));
  await check(made);
  const { data } = await api.call(importsApi.run, { params: { id: made.id } }, { as });
  return { made, jobId: data.job?.id ?? '' };
};

const countOf = async (q: string) => (await api.call(sellersApi.list, { query: { q } }, { as })).data.count.value;

it('cancelled midway: stops between rows; run again, it imports only the others', async () => {
  const { made, jobId } = await begun('Cancelled', 60);
  await workUntilFirstRows(() => api.call(jobsApi.cancel, { params: { id: jobId } }, { as }));
  const stopped = await refresh(made);
  expect(stopped.job?.state).toBe('cancelled');
  expect(stopped.counts.applied).toBeGreaterThan(0);
  expect(stopped.counts.applied).toBeLessThan(60);
  expect(await countOf('Cancelled')).toBe(stopped.counts.applied);
  expect((await rowsOf(made)).every(({ outcome }) => outcome === 'new')).toBe(true);

  expect(await run(made)).toMatchObject({ state: 'done', counts: { new: 60, applied: 60 } });
  expect(await countOf('Cancelled')).toBe(60);
});

it('killed midway: the next worker imports the other rows, none of them twice', async () => {
  const { made, jobId } = await begun('Broken off', 60);
  await workUntilFirstRows(() => {
    throw new JobLost();
  });
  const broken = await refresh(made);
  expect(broken.job?.state).toBe('running');
  expect(broken.counts.applied).toBeGreaterThan(0);
  expect(broken.counts.applied).toBeLessThan(60);
  expect(await countOf('Broken off')).toBe(broken.counts.applied);

  // No worker takes the job while the dead worker's lease lasts.
  await workOff();
  expect((await refresh(made)).counts.applied).toBe(broken.counts.applied);
  await orm()
    .update(jobs)
    .set({ heldUntil: later(-1) })
    .where(eq(jobs.id, jobId));
  await workOff();
  expect(await refresh(made)).toMatchObject({ state: 'done', counts: { new: 60, applied: 60 } });
  expect(await countOf('Broken off')).toBe(60);
});

it('is nobody else’s', async () => {
  const made = await begin(`Business name,Contact name,Phone\nMine,Asha,${freshPhone()}`);
  const other = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  expect((await api.call(importsApi.get, { params: { id: made.id } }, { as: other })).status).toBe(404);
  expect((await api.call(importsApi.run, { params: { id: made.id } }, { as: other })).status).toBe(404);
});

it('is worked on by one job only, however often and however late somebody starts it', async () => {
  const made = await begin(`Business name,Contact name,Phone\nOnly Once,A,${freshPhone()}`);
  await check(made);
  const start = () => api.call(importsApi.run, { params: { id: made.id } }, { as });
  const replies = await Promise.all([start(), start(), start()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
  const jobId = (await refresh(made)).job?.id ?? '';
  await orm()
    .update(jobs)
    .set({ state: 'failed' })
    .where(sql`${jobs.id} = ${jobId}`);
  await check(made);
  await api.call(jobsApi.retry, { params: { id: jobId } }, { as });
  await workOff();
  expect((await api.call(jobsApi.get, { params: { id: jobId } }, { as })).data).toMatchObject({
    state: 'failed',
    failure: 'A later start of this import has taken its place.',
  });
  expect(await found('Only Once')).toEqual([]);
});

it('is not done for somebody whose role was taken away meanwhile', async () => {
  const session = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
  const before = as;
  as = session;
  const made = await begin(`Business name,Contact name,Phone\nNo Longer,A,${freshPhone()}`);
  await check(made);
  await api.call(importsApi.run, { params: { id: made.id } }, { as });
  await orm()
    .update(users)
    .set({ roles: ['chat_active'] })
    .where(eq(users.id, session.user.id));
  await workOff();
  as = before;
  expect(await found('No Longer')).toEqual([]);
});
