import { chatTokenApi } from '@/lib/contracts/chat/chat-token';
import { handle, route } from '@/lib/server/http/handle';
import { signInToChat } from '@/lib/server/platform/realtime/staff-rights';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(chatTokenApi.mint, async ({ actor }) => ({ token: await signInToChat(actor) })),
});
