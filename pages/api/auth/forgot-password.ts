import { authApi } from '@/lib/contracts/auth';
import * as passwordResetsService from '@/lib/server/areas/password-resets/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(authApi.forgotPassword, async ({ body, request }) => {
    await passwordResetsService.requestReset(body.phoneNumber, request.address);
    return {};
  }),
});
