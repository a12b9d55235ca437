import { jobsApi } from '@/lib/contracts/jobs';
import { retryJob } from '@/lib/server/platform/jobs/job-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(jobsApi.retry, ({ actor, params }) => retryJob(params.id, actor)),
});
