import { listCountsApi } from '@/lib/contracts/list-counts';
import { countLists } from '@/lib/server/across/exports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(listCountsApi.get, ({ actor, query }) => countLists(query, actor)),
});
