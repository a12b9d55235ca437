import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { arrangeGroup } from '@/lib/server/areas/catalog-groups/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(catalogGroupsApi.arrange, ({ actor, params, body }) => arrangeGroup(params.id, body, actor)),
});
