import { findScreenById } from '@/lib/domain/access/access';
import { ANSWER_HOURS, DRAFT_DAYS, EXPIRY_REASON } from '@/lib/domain/orders/deadlines';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { clock, DAY, HOUR, later } from '../../clock';
import { transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { notify } from '../../platform/notifications/notification-service';
import * as repository from './deadline-repository';
import { updateOrder } from './repository';

/** Cancels drafts that nobody changed for long. Gives how many. */
export const expireDrafts = (): Promise<number> =>
  transaction(async (tx) => {
    const drafts = await repository.lockOldDrafts(tx, later(-DRAFT_DAYS * DAY));
    for (const { id } of drafts) {
      await updateOrder(tx, id, { headline: 'cancelled', cancelReason: EXPIRY_REASON });
      await recordAudit(tx, { actorId: null, action: 'orders.expired', subjectId: id });
    }
    return drafts.length;
  });

const pathOf = (orderId: string) => findScreenById('order-view')?.path.replace('[id]', orderId) ?? null;

/** Tells whoever looks after a seller, once, that an order waits for the seller's answer. Gives how many. */
export const escalateUnanswered = (): Promise<number> =>
  transaction(async (tx) => {
    const waiting = await repository.lockUnanswered(tx, later(-ANSWER_HOURS * HOUR));
    for (const { id, orderId, personId: userId, seller, ...part } of waiting) {
      await repository.setEscalated(tx, id, clock.now());
      const text = `${seller} did not answer to order ${subOrderNumber(part)} for ${ANSWER_HOURS} hours.`;
      await notify(tx, { userId, kind: 'escalated', text, path: pathOf(orderId), subjectId: id });
      await recordAudit(tx, { actorId: null, action: 'sub-orders.escalated', subjectId: id });
    }
    return waiting.length;
  });
