import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { listAsides } from '@/lib/server/areas/whatsapp-imports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(whatsappImportsApi.asides, ({ params, actor }) => listAsides(params.id, actor)),
});
