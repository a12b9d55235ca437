import { importsApi } from '@/lib/contracts/imports';
import { getImport } from '@/lib/server/across/imports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(importsApi.get, ({ actor, params }) => getImport(params.id, actor)),
});
