import { localFirebaseRoute } from '@/lib/server/http/local-firebase-route';

export const config = { api: { bodyParser: false } };

/** Google's calls in Google's shapes, not ours: the one route without a contract. */
export default localFirebaseRoute;
