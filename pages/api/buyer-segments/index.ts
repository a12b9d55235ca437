import { segmentsApi } from '@/lib/contracts/buyers/segments';
import { createSegment, listSegments } from '@/lib/server/areas/buyers/segment-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(segmentsApi.list, () => listSegments()),
  POST: handle(segmentsApi.create, ({ actor, body }) => createSegment(body, actor)),
});
