import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import * as groupService from '@/lib/server/areas/seller-groups/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellerGroupsApi.get, ({ params }) => groupService.getGroup(params.id)),
  PATCH: handle(sellerGroupsApi.update, ({ actor, params, body }) => groupService.updateGroup(params.id, body, actor)),
});
