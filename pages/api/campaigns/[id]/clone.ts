import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import * as campaignService from '@/lib/server/areas/messages/campaign-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(campaignsApi.clone, ({ actor, params }) => campaignService.cloneCampaign(params.id, actor)),
});
