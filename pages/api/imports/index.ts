import { importsApi } from '@/lib/contracts/imports';
import { createImport } from '@/lib/server/across/imports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(importsApi.create, ({ actor, body }) => createImport(body.area, body.fileId, actor)),
});
