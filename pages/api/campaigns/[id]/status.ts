import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { stepCampaign } from '@/lib/server/areas/messages/campaign-step-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(campaignsApi.step, ({ actor, params, body }) => stepCampaign(params.id, body, actor)),
});
