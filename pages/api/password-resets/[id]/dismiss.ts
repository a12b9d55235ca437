import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import * as passwordResetsService from '@/lib/server/areas/password-resets/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(passwordResetsApi.dismiss, async ({ actor, params }) => {
    await passwordResetsService.dismissReset(params.id, actor);
    return {};
  }),
});
