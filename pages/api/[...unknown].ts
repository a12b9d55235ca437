import { unknownRoute } from '@/lib/server/http/unknown-route';

export const config = { api: { bodyParser: false } };

export default unknownRoute;
