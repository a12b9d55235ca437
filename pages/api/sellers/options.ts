import { choicesApi } from '@/lib/contracts/base/choices';
import { sellerOptions } from '@/lib/server/areas/sellers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(choicesApi.sellers, ({ query, actor }) => sellerOptions(query, actor)),
});
