import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { chatFigures } from '@/lib/server/areas/chat/figures-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(conversationsApi.figures, ({ query }) => chatFigures(query)),
});
