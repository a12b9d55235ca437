import { filesApi } from '@/lib/contracts/files';
import { downloadFile } from '@/lib/server/platform/files/file-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(filesApi.download, ({ actor, params }) => downloadFile(params.id, actor)),
});
