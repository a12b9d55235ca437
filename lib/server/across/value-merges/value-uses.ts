import type { ValueUse as CountedUse } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Queryable } from '../../db/database';
import type { Way } from '../../platform/value-use';
import { USES_BY_KIND } from '../../registry/areas';

/** What retiring or merging a value would touch. */
export async function countUses(tx: Queryable, value: Way['from']): Promise<CountedUse[]> {
  const counts: CountedUse[] = [];
  for (const { kind, count } of Object.values(USES_BY_KIND)) counts.push({ kind, count: await count(tx, value) });
  return counts;
}
