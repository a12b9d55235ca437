import { usersApi } from '@/lib/contracts/users/users';
import { listOpenWork } from '@/lib/server/across/leaving/open-work-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(usersApi.openWork, ({ params }) => listOpenWork(params.id)),
});
