import { segmentsApi } from '@/lib/contracts/buyers/segments';
import { removeSegment } from '@/lib/server/areas/buyers/segment-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  DELETE: handle(segmentsApi.remove, ({ actor, params }) => removeSegment(params.id, actor)),
});
