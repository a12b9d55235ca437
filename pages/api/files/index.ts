import { filesApi } from '@/lib/contracts/files';
import { receiveFile } from '@/lib/server/platform/files/file-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(filesApi.upload, async ({ actor, file }) => receiveFile(await file(), actor)),
});
