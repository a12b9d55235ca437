import { savedViewsApi } from '@/lib/contracts/saved-views';
import { removeView, updateView } from '@/lib/server/areas/saved-views/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PATCH: handle(savedViewsApi.update, ({ actor, params, body }) => updateView(params.id, body, actor)),
  DELETE: handle(savedViewsApi.remove, ({ actor, params }) => removeView(params.id, actor).then(() => ({}))),
});
