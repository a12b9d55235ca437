import { findScreenById } from '@/lib/domain/access/access';
import { expiryReason, unansweredText } from '@/lib/domain/orders/deadlines';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { clock, DAY, HOUR, later } from '../../clock';
import { transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { env } from '../../env';
import { notify } from '../../platform/notifications/notification-service';
import * as repository from './deadline-repository';
import { updateOrder } from './repository';

/** Cancels drafts that were unchanged for long. Returns how many. */
export const expireDrafts = (): Promise<number> =>
  transaction(async (tx) => {
    const days = env().ORDER_DRAFT_DAYS;
    const drafts = await repository.lockOldDrafts(tx, later(-days * DAY));
    for (const { id } of drafts) {
      await updateOrder(tx, id, { headline: 'cancelled', cancelReason: expiryReason(days) });
      await recordAudit(tx, { actorId: null, action: 'orders.expired', subjectId: id });
    }
    return drafts.length;
  });

const pathOf = (orderId: string) => findScreenById('order-view')?.path.replace('[id]', orderId) ?? null;

/** Notifies the user who manages a seller, once, that an order awaits the seller's answer. Returns how many. */
export const escalateUnanswered = (): Promise<number> =>
  transaction(async (tx) => {
    const hours = env().ORDER_ANSWER_HOURS;
    const waiting = await repository.lockUnanswered(tx, later(-hours * HOUR));
    for (const { id, orderId, personId: userId, seller, ...part } of waiting) {
      await repository.setEscalated(tx, id, clock.now());
      const text = unansweredText(seller, subOrderNumber(part), hours);
      await notify(tx, { userId, kind: 'escalated', text, path: pathOf(orderId), subjectId: id });
      await recordAudit(tx, { actorId: null, action: 'sub-orders.escalated', subjectId: id });
    }
    return waiting.length;
  });
