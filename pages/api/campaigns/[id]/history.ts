import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import * as campaignService from '@/lib/server/areas/messages/campaign-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(campaignsApi.history, ({ params, query }) => campaignService.campaignHistory(params.id, query)),
});
