import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { type Stage, stagesOfStep } from '@/lib/domain/cycles/stages';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import * as repository from './stamp-repository';

interface Work {
  stages: readonly Stage[];
  sellerId: string;
  /** The catalogs, videos or order parts to stamp. */
  subjectIds: readonly string[];
}

/** Common fields of a stamp with the active cycle of a seller's market; null when there is none. */
async function stampFor(tx: Queryable, sellerId: string, { userId: actorId }: Actor) {
  const cycle = await repository.holdActiveCycle(tx, sellerId);
  if (!cycle) return null;
  const at = clock.now();
  return { ...cycle, sellerId, actorId, at, day: indianDayOf(at) };
}

/**
 * Stamps work with the active cycle of the seller's market, in the same transaction; without a cycle it does nothing.
 */
export async function stampWork(tx: Queryable, { stages, sellerId, subjectIds }: Work, actor: Actor): Promise<void> {
  if (stages.length === 0 || subjectIds.length === 0) return;
  const stamp = await stampFor(tx, sellerId, actor);
  if (!stamp) return;
  await repository.insert(
    tx,
    subjectIds.flatMap((subjectId) => stages.map((stage) => ({ ...stamp, stage, subjectId }))),
  );
}

interface Stepped {
  id: string;
  status: CatalogStatus;
  seller: { id: string };
}

/** Stamps the stages a catalog's step reached, and removes those an undone step had. */
export async function stampStep(tx: Queryable, before: Stepped, after: Stepped, actor: Actor): Promise<void> {
  const { reached, undone } = stagesOfStep(before.status, after.status);
  if (undone.length > 0) await repository.remove(tx, after.id, undone);
  await stampWork(tx, { stages: reached, sellerId: after.seller.id, subjectIds: [after.id] }, actor);
}

/** Stamps an order part that was placed with a seller, with its value. */
export async function stampOrder(
  tx: Queryable,
  { id: subjectId, sellerId, value }: { id: string; sellerId: string; value: number },
  actor: Actor,
): Promise<void> {
  const stamp = await stampFor(tx, sellerId, actor);
  if (!stamp) return;
  await repository.insert(tx, [
    { ...stamp, stage: 'orders', subjectId },
    { ...stamp, stage: 'value', subjectId, amount: value },
  ]);
}
