import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import * as handoverService from '@/lib/server/areas/salesmen/handover-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(handoversApi.undo, ({ actor, params }) => handoverService.undoHandover(params.id, actor)),
});
