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
  /** The catalogs, videos or parts of orders it is about. */
  subjectIds: readonly string[];
}

/** The active cycle where a seller is, as the beginning of a stamp; null where none is. */
async function stampFor(tx: Queryable, sellerId: string, { userId: actorId }: Actor) {
  const cycle = await repository.holdActiveCycle(tx, sellerId);
  if (!cycle) return null;
  const at = clock.now();
  return { ...cycle, sellerId, actorId, at, day: indianDayOf(at) };
}

/** Stamps work with the cycle that is active where its seller is, in the same transaction; none is, none is stamped. */
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

/** Stamps what a step of a catalog has reached, and takes back what an undone one had. */
export async function stampStep(tx: Queryable, before: Stepped, after: Stepped, actor: Actor): Promise<void> {
  const { reached, undone } = stagesOfStep(before.status, after.status);
  if (undone.length > 0) await repository.remove(tx, after.id, undone);
  await stampWork(tx, { stages: reached, sellerId: after.seller.id, subjectIds: [after.id] }, actor);
}

/** Stamps a part of an order that was placed with a seller, and what it came to. */
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
