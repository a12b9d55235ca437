import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import * as templateService from '@/lib/server/areas/messages/template-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(messageTemplatesApi.submit, ({ actor, params, body }) =>
    templateService.submitTemplate(params.id, body, actor),
  ),
});
