import { jobsApi } from '@/lib/contracts/jobs';
import { cancelJob } from '@/lib/server/platform/jobs/job-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(jobsApi.cancel, ({ actor, params }) => cancelJob(params.id, actor)),
});
