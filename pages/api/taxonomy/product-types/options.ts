import { choicesApi } from '@/lib/contracts/base/choices';
import * as productTypeService from '@/lib/server/areas/taxonomy/product-type-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(choicesApi.productTypes, ({ query }) => productTypeService.productTypeOptions(query)),
});
