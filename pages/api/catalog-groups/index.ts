import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { createGroup } from '@/lib/server/areas/catalog-groups/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogGroupsApi.create, ({ actor, body }) => createGroup(body, actor)),
});
