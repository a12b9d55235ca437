import { exportUploadsApi } from '@/lib/contracts/whatsapp/export-uploads';
import { cancelExport, exportOffset, sendExportPart } from '@/lib/server/areas/whatsapp-imports/export-upload-service';
import { handle, handleResumable, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  HEAD: handleResumable(exportUploadsApi.offset, ({ params, web, actor }) => exportOffset(params.id, web(), actor)),
  PATCH: handleResumable(exportUploadsApi.send, ({ params, web, actor }) => sendExportPart(params.id, web(), actor)),
  DELETE: handle(exportUploadsApi.cancel, async ({ params, actor }) => {
    await cancelExport(params.id, actor);
    return {};
  }),
});
