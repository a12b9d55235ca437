import { usersApi } from '@/lib/contracts/users/users';
import { giveOneTimePassword } from '@/lib/server/areas/password-resets/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(usersApi.giveOneTimePassword, ({ actor, params }) => giveOneTimePassword(params.id, actor)),
});
