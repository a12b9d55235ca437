import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import * as passwordResetsService from '@/lib/server/areas/password-resets/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(passwordResetsApi.grant, ({ actor, params }) => passwordResetsService.grantReset(params.id, actor)),
});
