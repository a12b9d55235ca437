import { jobsApi } from '@/lib/contracts/jobs';
import { listJobs } from '@/lib/server/platform/jobs/job-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(jobsApi.list, ({ query }) => listJobs(query)),
});
