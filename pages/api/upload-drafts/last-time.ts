import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { lastTime } from '@/lib/server/areas/upload-drafts/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(uploadDraftsApi.lastTime, ({ query, actor }) => lastTime(query.sellerId, actor)),
});
