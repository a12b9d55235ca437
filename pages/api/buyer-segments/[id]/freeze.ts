import { segmentsApi } from '@/lib/contracts/buyers/segments';
import { freezeSegment } from '@/lib/server/areas/buyers/segment-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(segmentsApi.freeze, ({ actor, params }) => freezeSegment(params.id, actor)),
});
