import type { ValueUse as CountedUse, VALUE_USES } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Queryable } from '../../db/database';
import type { ValueRow } from './attribute-repository';
import type { ValueUse } from '../../platform/value-use';
import { CATALOG_USES } from '../catalogs/value-use-service';
import { PRODUCT_TYPE_USES } from './product-type-uses';

/** Every kind of record that has values. An area whose records have them adds a row. */
export const USES_BY_KIND: Record<(typeof VALUE_USES)[number], ValueUse> = {
  productTypes: PRODUCT_TYPE_USES,
  catalogs: CATALOG_USES,
};

/** What retiring or merging a value would touch. */
export async function countUses(tx: Queryable, value: ValueRow): Promise<CountedUse[]> {
  const counts: CountedUse[] = [];
  for (const { kind, count } of Object.values(USES_BY_KIND)) counts.push({ kind, count: await count(tx, value) });
  return counts;
}
