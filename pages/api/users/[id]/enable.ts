import { usersApi } from '@/lib/contracts/users/users';
import * as staffService from '@/lib/server/areas/users/staff-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(usersApi.enable, ({ actor, params }) => staffService.enableUser(params.id, actor)),
});
