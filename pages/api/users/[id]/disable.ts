import { usersApi } from '@/lib/contracts/users/users';
import { disableUser } from '@/lib/server/across/leaving/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(usersApi.disable, ({ actor, params, body }) => disableUser(params.id, body.handOver, actor)),
});
