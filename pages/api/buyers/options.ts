import { choicesApi } from '@/lib/contracts/base/choices';
import { buyerOptions } from '@/lib/server/areas/buyers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(choicesApi.buyers, ({ query, actor }) => buyerOptions(query, actor)),
});
