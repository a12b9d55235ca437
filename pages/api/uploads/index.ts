import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import * as uploadService from '@/lib/server/areas/uploads/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(uploadsApi.list, ({ query }) => uploadService.lookAtUploads('catalog', query)),
});
