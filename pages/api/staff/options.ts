import { choicesApi } from '@/lib/contracts/base/choices';
import { staffOptions } from '@/lib/server/areas/staff/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(choicesApi.staff, ({ query }) => staffOptions(query)),
});
