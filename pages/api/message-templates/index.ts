import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import * as templateService from '@/lib/server/areas/messages/template-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(messageTemplatesApi.list, ({ query }) => templateService.listTemplates(query)),
  POST: handle(messageTemplatesApi.create, ({ actor, body }) => templateService.createTemplate(body, actor)),
});
