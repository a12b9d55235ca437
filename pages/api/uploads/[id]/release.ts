import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import * as queueService from '@/lib/server/areas/uploads/queue-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(uploadsApi.release, ({ actor, params, body }) =>
    queueService.release(params.id, body.leaseToken, actor),
  ),
});
