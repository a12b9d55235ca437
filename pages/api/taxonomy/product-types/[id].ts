import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import * as productTypeService from '@/lib/server/areas/taxonomy/product-type-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PATCH: handle(taxonomyApi.updateProductType, ({ actor, params, body }) =>
    productTypeService.updateProductType(params.id, body, actor),
  ),
});
