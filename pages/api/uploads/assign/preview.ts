import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import * as assignService from '@/lib/server/areas/uploads/assign-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(uploadsApi.previewAssign, ({ body }) => assignService.previewAssign('catalog', body)),
});
