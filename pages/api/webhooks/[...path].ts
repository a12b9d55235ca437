import { webhookRoute } from '@/lib/server/areas/messages/webhook-service';

export const config = { api: { bodyParser: false } };

/** Provider webhooks in their own formats, authenticated by secret or signature: a route without a contract. */
export default webhookRoute;
