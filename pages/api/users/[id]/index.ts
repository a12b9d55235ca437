import { usersApi } from '@/lib/contracts/users/users';
import * as staffService from '@/lib/server/areas/users/staff-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(usersApi.get, ({ params }) => staffService.getUser(params.id)),
  PATCH: handle(usersApi.update, ({ actor, params, body }) => staffService.updateUser(params.id, body, actor)),
});
