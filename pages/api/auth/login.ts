import { authApi } from '@/lib/contracts/auth';
import { deviceCookie, readDevices } from '@/lib/server/areas/sign-in/device-cookie';
import { clearedCookie, readTicket } from '@/lib/server/areas/sign-in/login-cookie';
import * as authService from '@/lib/server/areas/sign-in/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(authApi.openSession, async ({ body, request, setCookie }) => {
    const [ticket, known] = [readTicket(request.cookies), readDevices(request.cookies)];
    const browser = { ticket, device: request.device, devices: known };
    const { tokens, devices } = await authService.openSession(body, browser);
    setCookie(clearedCookie());
    setCookie(deviceCookie(devices));
    return tokens;
  }),
});
