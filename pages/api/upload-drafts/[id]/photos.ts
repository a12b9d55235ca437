import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { beginPhoto } from '@/lib/server/areas/upload-drafts/photo-upload-service';
import { handleResumable, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handleResumable(photoUploadsApi.begin, ({ params, web, actor }) => beginPhoto(params.id, web(), actor)),
});
