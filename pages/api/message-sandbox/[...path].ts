import { sandboxRoute } from '@/lib/server/areas/message-sandbox/http-service';

export const config = { api: { bodyParser: false } };

/** The built-in provider's API in Gupshup's format, not ours: a route without a contract. */
export default sandboxRoute;
