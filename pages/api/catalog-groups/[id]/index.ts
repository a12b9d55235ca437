import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { renameGroup } from '@/lib/server/areas/catalog-groups/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PATCH: handle(catalogGroupsApi.rename, ({ actor, params, body }) => renameGroup(params.id, body, actor)),
});
