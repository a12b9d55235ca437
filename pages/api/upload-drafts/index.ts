import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { listDrafts, openDraft } from '@/lib/server/areas/upload-drafts/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(uploadDraftsApi.list, ({ actor }) => listDrafts(actor)),
  POST: handle(uploadDraftsApi.create, ({ body, actor }) => openDraft(body.id, actor)),
});
