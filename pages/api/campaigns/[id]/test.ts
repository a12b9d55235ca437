import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import * as singleService from '@/lib/server/areas/messages/single-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(campaignsApi.test, ({ actor, params, body }) =>
    singleService.sendTest(params.id, body.phoneNumber, actor),
  ),
});
