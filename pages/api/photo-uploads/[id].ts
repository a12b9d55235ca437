import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { cancelPhoto, photoOffset, sendPhotoPart } from '@/lib/server/areas/upload-drafts/photo-upload-service';
import { handle, handleResumable, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  HEAD: handleResumable(photoUploadsApi.offset, ({ params, web, actor }) => photoOffset(params.id, web(), actor)),
  PATCH: handleResumable(photoUploadsApi.send, ({ params, web, actor }) => sendPhotoPart(params.id, web(), actor)),
  DELETE: handle(photoUploadsApi.cancel, async ({ params, actor }) => {
    await cancelPhoto(params.id, actor);
    return {};
  }),
});
