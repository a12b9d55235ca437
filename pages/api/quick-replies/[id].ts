import { quickRepliesApi } from '@/lib/contracts/chat/quick-replies';
import * as settingsService from '@/lib/server/areas/chat/settings-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PATCH: handle(quickRepliesApi.update, ({ params, body, actor }) =>
    settingsService.updateReply(params.id, body, actor),
  ),
  DELETE: handle(quickRepliesApi.remove, ({ params, body, actor }) =>
    settingsService.removeReply(params.id, body.version, actor),
  ),
});
