import { openapiDocument } from '@/lib/contracts/base/openapi';
import { systemApi } from '@/lib/contracts/system';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(systemApi.openapi, async () => openapiDocument()),
});
