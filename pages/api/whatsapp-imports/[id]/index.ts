import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { getImport } from '@/lib/server/areas/whatsapp-imports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(whatsappImportsApi.get, ({ params, actor }) => getImport(params.id, actor)),
});
