import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { takeStep } from '@/lib/server/areas/chat/step-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(conversationsApi.transition, ({ params, body, actor }) => takeStep(params.id, body, actor)),
});
