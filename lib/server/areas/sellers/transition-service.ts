import type { SellerDetail } from '@/lib/contracts/seller-record';
import { legalSteps, SELLER_MACHINE, type SellerStatus } from '@/lib/domain/seller-status';
import { findStep } from '@/lib/domain/transitions';
import { recordAudit } from '../../audit/record';
import type { Actor } from '../../auth/authenticate';
import { clock } from '../../clock';
import { transaction } from '../../db/database';
import { badInput, changedMeanwhile, forbidden, notFound, refused } from '../../http/errors';
import * as repository from './repository';
import { findVisible } from './service';
import { auditedSeller } from './write-service';

interface Wish {
  to: SellerStatus;
  reason?: string;
  version: number;
}

/** @throws 409 or 403 with a sentence when the step does not exist, is another's to take, or something is in its way. */
function assertLegal({ status, market, counters }: SellerDetail, { to, reason }: Wish, { roles }: Actor): void {
  if (!findStep(SELLER_MACHINE, status, to)) throw refused(`A seller who is ${status} cannot become ${to}.`);
  const facts = { hasMarket: market !== null, activeGroups: counters.activeGroups };
  const step = legalSteps(status, facts, roles).find((one) => one.to === to);
  if (!step) throw forbidden();
  if (step.problem) throw refused(step.problem);
  if (step.asks && !reason) throw badInput([{ path: [step.asks], message: 'Say why.' }]);
}

/**
 * Takes a seller to another status. Who is there already stays there, so that repeating the call answers the same.
 * Suspension hides the seller from buyers by the status alone; the marker remembers whether there was anything to hide.
 */
export const transitionSeller = (id: string, wish: Wish, actor: Actor): Promise<SellerDetail> =>
  transaction(async (tx) => {
    if (!(await repository.lockById(tx, id))) throw notFound();
    const before = await findVisible(tx, id, actor);
    if (before.status === wish.to) return before;
    if (before.version !== wish.version) throw changedMeanwhile(before);
    assertLegal(before, wish, actor);
    const wasSeen = before.catalogAvailable && !before.deprioritised;
    await repository.update(tx, id, {
      status: wish.to,
      statusReason: wish.reason ?? null,
      statusChangedAt: clock.now(),
      hiddenBySuspension: wish.to === 'suspended' && wasSeen,
    });
    const after = await findVisible(tx, id, actor);
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'sellers.status-changed',
      subjectId: id,
      before: auditedSeller(before),
      after: auditedSeller(after),
    });
    return after;
  });
