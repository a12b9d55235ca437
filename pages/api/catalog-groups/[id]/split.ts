import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { splitGroup } from '@/lib/server/areas/catalog-groups/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogGroupsApi.split, ({ actor, params, body }) => splitGroup(params.id, body, actor)),
});
