import { quickRepliesApi } from '@/lib/contracts/chat/quick-replies';
import * as settingsService from '@/lib/server/areas/chat/settings-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(quickRepliesApi.all, ({ actor }) => settingsService.listReplies(actor)),
  POST: handle(quickRepliesApi.create, ({ body, actor }) => settingsService.addReply(body, actor)),
});
