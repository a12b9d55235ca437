import { meApi } from '@/lib/contracts/me';
import { deviceCookie, readDevices } from '@/lib/server/areas/sign-in/device-cookie';
import * as authService from '@/lib/server/areas/sign-in/service';
import * as meService from '@/lib/server/areas/me/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(meApi.changePassword, async ({ actor, body, request, setCookie }) => {
    const answer = await meService.changePassword(actor, body);
    setCookie(deviceCookie(await authService.keepDevice(readDevices(request.cookies), actor.userId)));
    return answer;
  }),
});
