import { localFirebaseRoute } from '@/lib/server/http/local-firebase-route';

export const config = { api: { bodyParser: false } };

/** Google's API in its own format, so no contract declares it. */
export default localFirebaseRoute;
