import { savedViewsApi } from '@/lib/contracts/saved-views';
import { createView, listViews } from '@/lib/server/areas/saved-views/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(savedViewsApi.list, ({ actor, query }) => listViews(query.list, actor)),
  POST: handle(savedViewsApi.create, ({ actor, body }) => createView(body, actor)),
});
