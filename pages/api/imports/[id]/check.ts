import { importsApi } from '@/lib/contracts/imports';
import { checkImport } from '@/lib/server/across/imports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(importsApi.check, ({ actor, params, body }) => checkImport(params.id, body, actor)),
});
