import { meApi } from '@/lib/contracts/me';
import * as meService from '@/lib/server/areas/me/service';
import * as sessionsService from '@/lib/server/auth/sessions/session-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(meApi.sessions, ({ actor }) => sessionsService.listSessions(actor)),
  DELETE: handle(meApi.endOtherSessions, ({ actor }) => meService.endOtherSessions(actor)),
});
