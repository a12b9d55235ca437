import { systemApi } from '@/lib/contracts/system';
import * as systemService from '@/lib/server/areas/system/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(systemApi.health, () => systemService.checkHealth()),
});
