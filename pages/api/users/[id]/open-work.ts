import { usersApi } from '@/lib/contracts/users/users';
import { listOpenWork } from '@/lib/server/areas/users/open-work-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(usersApi.openWork, ({ params }) => listOpenWork(params.id)),
});
