import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { getDraft, removeDraft, saveDraft } from '@/lib/server/areas/upload-drafts/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(uploadDraftsApi.get, ({ params, actor }) => getDraft(params.id, actor)),
  PUT: handle(uploadDraftsApi.save, ({ params, body, actor }) => saveDraft(params.id, body, actor)),
  DELETE: handle(uploadDraftsApi.remove, async ({ params, actor }) => {
    await removeDraft(params.id, actor);
    return {};
  }),
});
