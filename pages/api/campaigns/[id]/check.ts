import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { startCheck } from '@/lib/server/areas/messages/check-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(campaignsApi.check, ({ actor, params, body }) => startCheck(params.id, body.version, actor)),
});
