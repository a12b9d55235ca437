import type { Area } from '../../platform/area';
import { PRODUCT_TYPE_USES } from './product-type-uses';

export const taxonomyArea: Area = { valueUses: { productTypes: PRODUCT_TYPE_USES } };
