import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { createImport, listImports } from '@/lib/server/areas/whatsapp-imports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(whatsappImportsApi.list, ({ query, actor }) => listImports(query, actor)),
  POST: handle(whatsappImportsApi.create, async ({ actor, file }) => createImport(await file(), actor)),
});
