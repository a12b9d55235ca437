import { exportUploadsApi } from '@/lib/contracts/whatsapp/export-uploads';
import { beginExport } from '@/lib/server/areas/whatsapp-imports/export-upload-service';
import { handleResumable, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handleResumable(exportUploadsApi.begin, ({ web, actor }) => beginExport(web(), actor)),
});
