import { importsApi } from '@/lib/contracts/imports';
import { runImport } from '@/lib/server/across/imports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(importsApi.run, ({ actor, params }) => runImport(params.id, actor)),
});
