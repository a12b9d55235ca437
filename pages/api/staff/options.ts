import { staffApi } from '@/lib/contracts/staff';
import { staffOptions } from '@/lib/server/areas/staff/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(staffApi.options, ({ query }) => staffOptions(query)),
});
