import { webhookRoute } from '@/lib/server/areas/messages/webhook-service';

export const config = { api: { bodyParser: false } };

/** Calls of providers in their own shapes, proved by secret or signature: a route without a contract. */
export default webhookRoute;
