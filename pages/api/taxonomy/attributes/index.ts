import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import * as attributeService from '@/lib/server/areas/taxonomy/attribute-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(taxonomyApi.addAttribute, ({ actor, body }) => attributeService.addAttribute(body, actor)),
});
