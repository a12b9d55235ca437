import type { Actor } from '../../auth/actor';
import { transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { takeTry } from '../../http/rate-limits';
import { getBuyer } from '../buyers/service';
import { getOrder } from './service';

/**
 * The phone number of the buyer of an order the user can see. Each look is recorded in the buyer's history.
 * @throws 404 when the user cannot see the order; 429 after too many looks within the hour.
 */
export async function revealPhone(id: string, actor: Actor): Promise<{ phone: string }> {
  const { buyer } = await getOrder(id, actor);
  await takeTry('buyer-phone', actor.userId);
  return transaction(async (tx) => {
    const { phoneNumber } = await getBuyer(buyer.id, tx);
    const details = { orderId: id };
    await recordAudit(tx, { actorId: actor.userId, action: 'buyers.phone-shown', subjectId: buyer.id, details });
    return { phone: phoneNumber };
  });
}
