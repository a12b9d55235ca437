import { authApi } from '@/lib/contracts/auth';
import { clearedCookie, readTicket } from '@/lib/server/areas/sign-in/login-cookie';
import * as authService from '@/lib/server/areas/sign-in/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(authApi.openSession, async ({ body, request, setCookie }) => {
    const browser = { ticket: readTicket(request.cookies), device: request.device };
    const tokens = await authService.openSession(body, browser);
    setCookie(clearedCookie());
    return tokens;
  }),
});
