import { importsApi } from '@/lib/contracts/imports';
import { listImportRows } from '@/lib/server/across/imports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(importsApi.rows, ({ actor, params, query }) => listImportRows(params.id, query, actor)),
});
