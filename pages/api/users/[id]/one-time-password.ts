import { usersApi } from '@/lib/contracts/users/users';
import * as staffService from '@/lib/server/areas/users/staff-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(usersApi.giveOneTimePassword, ({ actor, params }) => staffService.giveOneTimePassword(params.id, actor)),
});
