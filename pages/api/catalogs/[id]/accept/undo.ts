import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { undoAccept } from '@/lib/server/areas/catalogs/undo-accept-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogsApi.undoAccept, ({ actor, params, body }) => undoAccept(params.id, body, actor)),
});
