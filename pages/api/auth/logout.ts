import { authApi } from '@/lib/contracts/auth';
import * as authService from '@/lib/server/areas/sign-in/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(authApi.logout, async ({ actor }) => {
    await authService.logout(actor);
    return {};
  }),
});
