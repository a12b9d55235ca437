import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { submitDraft } from '@/lib/server/areas/upload-drafts/submit-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(uploadDraftsApi.submit, ({ params, body, actor }) => submitDraft(params.id, body, actor)),
});
