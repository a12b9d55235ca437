import { authApi } from '@/lib/contracts/auth';
import { ticketCookie } from '@/lib/server/areas/sign-in/login-cookie';
import * as authService from '@/lib/server/areas/sign-in/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(authApi.checkPassword, async ({ body, request, setCookie }) => {
    const { user, ticket } = await authService.checkPassword(body, request.address);
    setCookie(ticketCookie(ticket));
    return user;
  }),
});
