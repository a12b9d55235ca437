import type { ProductType } from '@/lib/contracts/taxonomy/taxonomy-record';
import { recordAudits } from '../../db/record-audit';
import type { Queryable } from '../../db/database';
import * as repository from './product-type-repository';
import { auditedProductType } from './product-type-service';
import type { MovedUse, ValueUse, Way } from '../../platform/value-use';

/** Changes product types that nobody else changes meanwhile, and writes the differences down. */
async function changeAll(tx: Queryable, ids: string[], { actor, mergeId }: Way, change: () => Promise<void>) {
  const before = await repository.listProductTypes(tx, ids);
  await change();
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
}

const idsOf = (moved: MovedUse[]) => moved.map(({ recordId }) => recordId);

async function move(tx: Queryable, way: Way): Promise<MovedUse[]> {
  const { from, to } = way;
  await repository.lockProductTypes(tx, await repository.naming(tx, from.id));
  const naming = await repository.naming(tx, from.id);
  const both = new Set(await repository.naming(tx, to.id));
  const moved = naming.map((recordId) => ({ recordId, hadBoth: both.has(recordId) }));
  const [twice, once] = [moved.filter(({ hadBoth }) => hadBoth), moved.filter(({ hadBoth }) => !hadBoth)];
  if (moved.length > 0)
    await changeAll(tx, naming, way, async () => {
      await repository.dropFrom(tx, idsOf(twice), from.id);
      await repository.renameIn(tx, idsOf(once), from.id, to.id);
    });
  return moved;
}

async function moveBack(tx: Queryable, way: Way, moved: MovedUse[]): Promise<number> {
  const { from, to } = way;
  await repository.lockProductTypes(tx, idsOf(moved));
  const still = new Set(await repository.naming(tx, to.id));
  const left = moved.filter(({ recordId }) => still.has(recordId));
  const [twice, once] = [left.filter(({ hadBoth }) => hadBoth), left.filter(({ hadBoth }) => !hadBoth)];
  if (left.length > 0)
    await changeAll(tx, idsOf(left), way, async () => {
      await repository.addTo(tx, idsOf(twice), from);
      await repository.renameIn(tx, idsOf(once), to.id, from.id);
    });
  return left.length;
}

/** Product types offer values; some name the only ones they allow. */
export const PRODUCT_TYPE_USES: ValueUse = { kind: 'productTypes', count: repository.countOffering, move, moveBack };
