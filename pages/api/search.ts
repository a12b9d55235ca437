import { searchApi } from '@/lib/contracts/search';
import { searchEverything } from '@/lib/server/across/search/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(searchApi.everything, ({ query, actor }) => searchEverything(query.q, actor)),
});
