import { sellersApi } from '@/lib/contracts/sellers';
import { sellerOptions } from '@/lib/server/areas/sellers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellersApi.options, ({ query, actor }) => sellerOptions(query, actor)),
});
