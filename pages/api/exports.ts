import { exportsApi } from '@/lib/contracts/exports';
import { startExport } from '@/lib/server/across/exports/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(exportsApi.start, ({ actor, body }) => startExport(body, actor)),
});
