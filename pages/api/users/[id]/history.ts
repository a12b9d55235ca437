import { usersApi } from '@/lib/contracts/users/users';
import * as staffService from '@/lib/server/areas/users/staff-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(usersApi.history, ({ params, query }) => staffService.userHistory(params.id, query)),
});
