import { screensApi } from '@/lib/contracts/screens';
import * as screensService from '@/lib/server/areas/screens/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(screensApi.get, async ({ actor, params }) => screensService.getScreen(params.id, actor)),
});
