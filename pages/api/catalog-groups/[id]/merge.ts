import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { mergeGroups } from '@/lib/server/areas/catalog-groups/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogGroupsApi.merge, ({ actor, params, body }) => mergeGroups(params.id, body, actor)),
});
