import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import * as templateService from '@/lib/server/areas/messages/template-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(messageTemplatesApi.get, ({ params }) => templateService.getTemplate(params.id)),
  PUT: handle(messageTemplatesApi.update, ({ actor, params, body }) =>
    templateService.updateTemplate(params.id, body, actor),
  ),
});
