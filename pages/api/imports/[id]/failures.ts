import { importsApi } from '@/lib/contracts/imports';
import { downloadFailures } from '@/lib/server/across/imports/failures-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(importsApi.failures, ({ actor, params }) => downloadFailures(params.id, actor)),
});
