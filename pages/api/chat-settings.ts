import { conversationsApi } from '@/lib/contracts/chat/conversations';
import * as settingsService from '@/lib/server/areas/chat/settings-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(conversationsApi.settings, () => settingsService.readSettings()),
  PUT: handle(conversationsApi.saveSettings, ({ body, actor }) => settingsService.saveSettings(body, actor)),
});
