import { authApi } from '@/lib/contracts/auth';
import { readDevices } from '@/lib/server/areas/sign-in/device-cookie';
import { ticketCookie } from '@/lib/server/areas/sign-in/login-cookie';
import * as authService from '@/lib/server/areas/sign-in/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(authApi.checkPassword, async ({ body, request, setCookie }) => {
    const browser = { address: request.address, devices: readDevices(request.cookies) };
    const { user, ticket } = await authService.checkPassword(body, browser);
    setCookie(ticketCookie(ticket));
    return user;
  }),
});
