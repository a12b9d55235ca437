import { jobsApi } from '@/lib/contracts/jobs';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { mergeCertainJob } from '@/lib/server/across/merge-requests/certain-service';
import { suggestMerges } from '@/lib/server/across/merge-requests/suggest-service';
import { JobCancelled, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { mergeCalls } from '../support/merge-place';
import { makeBuyer, type Person, signIn } from '../support/order-place';
import { workOff } from '../support/work-off';

const api = serveApi();
let admin: Person;
let calls: ReturnType<typeof mergeCalls>;
beforeAll(async () => {
  admin = await signIn('admin');
  calls = mergeCalls(api, admin);
});

describe('certain pairs', () => {
  it('are previewed and then merged by a job, except the blocked ones', async () => {
    const one = { gstin: '27AAPFU0939F1ZV', businessName: 'Certain Sarees' };
    const [kept, gone] = [await makeBuyer({ ...one, createdAt: new Date(0) }), await makeBuyer(one)];
    const two = { gstin: '29AAGCB7383J1Z4', businessName: 'Blocked Sarees' };
    const [free, blocked] = [
      await makeBuyer({ ...two, createdAt: new Date(0) }),
      await makeBuyer({ ...two, status: 'blocked', statusReason: 'Dues' }),
    ];
    const three = { gstin: '24AAACC1206D1ZM', businessName: 'Sure Sarees' };
    const sure = [await makeBuyer({ ...three, createdAt: new Date(0) }), await makeBuyer(three)].map(({ id }) => id);
    await suggestMerges('buyer', [kept.id, gone.id, free.id, blocked.id, ...sure]);
    const ask = (isDryRun: boolean) => api.call(mergeRequestsApi.mergeCertain, { body: { isDryRun } }, { as: admin });
    const { data: look } = await ask(true);
    expect(look).toMatchObject({
      ready: ['Certain', 'Sure'].map((name) => `${name} Sarees, Jaipur into ${name} Sarees, Jaipur`),
      blocked: [{ why: 'Blocked Sarees, Jaipur is blocked, Blocked Sarees, Jaipur is not.' }],
      jobId: null,
    });
    expect((await calls.of('buyer', gone.id)).mergedInto).toBeNull();
    const { data } = await ask(false);
    expect((await calls.of('buyer', gone.id)).requests[0]?.status).toBe('merging');
    await workOff();
    const job = (await api.call(jobsApi.get, { params: { id: data.jobId ?? '' } }, { as: admin })).data;
    expect([job.state, job.result]).toEqual(['done', { merged: 2, left: 0 }]);
    expect((await calls.of('buyer', gone.id)).mergedInto?.id).toBe(kept.id);
    expect((await calls.list({ q: 'blocked sarees' })).rows.map(({ status }) => status)).toEqual(['open']);
  });

  it('are open again, when the job is cancelled before it came to them', async () => {
    const one = { gstin: '27AAPFU0939F1ZV', businessName: 'Cancelled Sarees' };
    const [kept, gone] = [await makeBuyer({ ...one, createdAt: new Date(0) }), await makeBuyer(one)];
    await suggestMerges('buyer', [kept.id, gone.id]);
    const { data } = await api.call(mergeRequestsApi.mergeCertain, { body: { isDryRun: false } }, { as: admin });
    const beforeFirst = async ({ id }: JobRun<never>) => {
      await api.call(jobsApi.cancel, { params: { id } }, { as: admin });
      throw new JobCancelled();
    };
    const run = (job: JobRun<never>) => mergeCertainJob.run({ ...job, step: () => beforeFirst(job) });
    await workOnce([{ ...mergeCertainJob, run }]);
    const job = (await api.call(jobsApi.get, { params: { id: data.jobId ?? '' } }, { as: admin })).data;
    expect(job.state).toBe('cancelled');
    expect((await calls.of('buyer', gone.id)).requests[0]?.status).toBe('open');
  });
});
