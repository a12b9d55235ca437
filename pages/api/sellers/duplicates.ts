import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { findDuplicates } from '@/lib/server/areas/sellers/duplicate-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellersApi.duplicates, ({ query }) => findDuplicates(query)),
});
