import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { findDuplicates } from '@/lib/server/areas/buyers/duplicate-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(buyersApi.duplicates, ({ query }) => findDuplicates(query)),
});
