import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { legalSteps, SELLER_MACHINE, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { findStep, mayTake } from '@/lib/domain/records/transitions';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { badInput, changedMeanwhile, forbidden, notFound, refused } from '../../errors';
import * as repository from './repository';
import { findVisible } from './service';
import { auditedSeller } from './write-service';

interface Step {
  to: SellerStatus;
  reason?: string;
}

type Wish = Step & { version: number };

/** What decides whether a seller may go on. */
type Standing = Pick<SellerDetail, 'status' | 'market'> & { counters: Pick<SellerDetail['counters'], 'activeGroups'> };

/** @throws 409 or 403 with a sentence when the step does not exist, is another's to take, or something is in its way. */
export function assertLegal({ status, market, counters }: Standing, { to, reason }: Step, { roles }: Actor): void {
  if (!findStep(SELLER_MACHINE, status, to)) throw refused(`A seller who is ${status} cannot become ${to}.`);
  const facts = { hasMarket: market !== null, activeGroups: counters.activeGroups };
  const step = legalSteps(status, facts, roles).find((one) => one.to === to);
  if (!step) throw forbidden();
  if (step.problem) throw refused(step.problem);
  if (step.asks && !reason) throw badInput([{ path: [step.asks], message: 'Say why.' }]);
}

async function findLocked(tx: Queryable, id: string, actor: Actor): Promise<SellerDetail> {
  if (!(await repository.lockById(tx, id))) throw notFound();
  return findVisible(tx, id, actor);
}

type StatusFields = Pick<repository.SellerRow, 'status' | 'statusReason' | 'statusChangedAt' | 'hiddenBySuspension'>;

async function writeStatus(
  tx: Queryable,
  before: SellerDetail,
  status: StatusFields,
  audit: { actor: Actor; action: 'sellers.status-changed' | 'sellers.status-restored' },
): Promise<SellerDetail> {
  await repository.update(tx, before.id, status);
  const after = await findVisible(tx, before.id, audit.actor);
  await recordAudit(tx, {
    actorId: audit.actor.userId,
    action: audit.action,
    subjectId: before.id,
    before: auditedSeller(before),
    after: auditedSeller(after),
  });
  return after;
}

async function takeStep(tx: Queryable, before: SellerDetail, wish: Wish, actor: Actor): Promise<SellerDetail> {
  if (before.version !== wish.version) throw changedMeanwhile(before);
  assertLegal(before, wish, actor);
  const wasSeen = before.catalogAvailable && !before.deprioritised;
  const status = {
    status: wish.to,
    statusReason: wish.reason ?? null,
    statusChangedAt: clock.now(),
    hiddenBySuspension: wish.to === 'suspended' && wasSeen,
  };
  return writeStatus(tx, before, status, { actor, action: 'sellers.status-changed' });
}

/**
 * Takes a seller to another status. Who is there already stays there, so that repeating the call answers the same.
 * Suspension hides the seller from buyers by the status alone; the marker remembers whether there was anything to hide.
 */
export const transitionSeller = (id: string, wish: Wish, actor: Actor): Promise<SellerDetail> =>
  transaction(async (tx) => {
    const before = await findLocked(tx, id, actor);
    return before.status === wish.to ? before : takeStep(tx, before, wish, actor);
  });

/**
 * The same step as a part of the caller's transaction. One that another took meanwhile is not the caller's to take
 * back. @throws 409 when the seller was changed since then.
 */
export const stepSeller = (tx: Queryable, id: string, wish: Wish, actor: Actor): Promise<SellerDetail> =>
  tx.transaction(async (part) => takeStep(part, await findLocked(part, id, actor), wish, actor));

/**
 * Takes a step back as if it had not been taken, which no step of the machine does. Whoever may take it may take it
 * back. @throws 409 when the seller was changed since then.
 */
export const restoreStatus = (
  tx: Queryable,
  { id, version }: { id: string; version: number },
  was: StatusFields,
  actor: Actor,
): Promise<SellerDetail> =>
  tx.transaction(async (part) => {
    const now = await findLocked(part, id, actor);
    if (now.version !== version) throw changedMeanwhile(now);
    const step = findStep(SELLER_MACHINE, was.status, now.status);
    if (!step || !mayTake(step, actor.roles)) throw forbidden();
    return writeStatus(part, now, was, { actor, action: 'sellers.status-restored' });
  });
