import { meApi } from '@/lib/contracts/me';
import * as meService from '@/lib/server/areas/me/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(meApi.changePassword, ({ actor, body }) => meService.changePassword(actor, body)),
});
