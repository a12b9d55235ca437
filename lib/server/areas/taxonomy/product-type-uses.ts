import type { ProductType } from '@/lib/contracts/taxonomy/taxonomy-record';
import { recordAudits } from '../../db/record-audit';
import { productTypeValues } from '../../db/schema/taxonomy';
import type { ValueUse } from '../../platform/value-use';
import * as repository from './product-type-repository';
import { auditedProductType } from './product-type-service';

/** Value usage in product types, some of which list the only values they allow. */
export const PRODUCT_TYPE_USES: ValueUse = {
  kind: 'productTypes',
  count: repository.countOffering,
  columns: { record: productTypeValues.productTypeId, value: productTypeValues.valueId },
  hold: repository.lockProductTypes,
  watch: async (tx, ids, { actor }) => {
    const before = await repository.listProductTypes(tx, ids);
    return async (mergeId) => {
      await repository.updateProductTypes(tx, ids, {});
      const after = await repository.listProductTypes(tx, ids);
      const now = new Map(after.map((type): [string, ProductType] => [type.id, type]));
      await recordAudits(
        tx,
        before.map((type) => ({
          actorId: actor.userId,
          action: 'product-types.changed',
          subjectId: type.id,
          before: auditedProductType(type),
          after: auditedProductType(now.get(type.id) ?? type),
          details: { mergeId },
        })),
      );
    };
  },
};
