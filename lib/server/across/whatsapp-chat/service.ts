import { failureText } from '@/lib/domain/messages/failure-codes';
import { SKIP_WORDS, type SkipReason } from '@/lib/domain/messages/message-stage';
import { noteFailure } from '../../areas/chat/failure-service';
import { bringReply } from '../../areas/chat/inbound-service';
import { tellTicks } from '../../areas/chat/tick-service';
import { DAY, later } from '../../clock';
import { orm } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { log } from '../../log';
import * as repository from './repository';

/** After a day they can only be answered with a template. */
const LOOKED_BACK = 2 * DAY;
/** Read receipts are no longer awaited after this time. */
const TICKS_FOLLOWED = 7 * DAY;
const AT_ONCE = 100;

const since = () => later(-LOOKED_BACK);

/** Why a message was not delivered and what to do, as sentences. */
function reasonOf({ skipReason, failureCode }: { skipReason: SkipReason | null; failureCode: string | null }): string {
  if (skipReason) return `The answer was not sent: ${SKIP_WORDS[skipReason].toLowerCase()}.`;
  const { reason, advice } = failureText(failureCode ?? '');
  return `The answer did not arrive. ${reason} ${advice}`;
}

/**
 * Copies replies into the inbox and updates delivery states and failures there. Idempotent, so the next round completes
 * what a crash left. Returns how many there were.
 */
export async function carryWhatsApp(): Promise<number> {
  const replies = await repository.findReplies(orm(), since(), AT_ONCE);
  let carried = 0;
  for (const { phone: phoneNumber, ...reply } of replies)
    try {
      await bringReply({ ...reply, phoneNumber, channel: 'whatsapp' });
      carried += 1;
    } catch (error) {
      // The remaining replies are still processed.
      log.error({ reply: reply.providerId, ...describeError(error) }, 'a reply could not be brought into the inbox');
    }
  const failed = await repository.findFailed(orm(), since(), AT_ONCE);
  for (const { id, conversationId, ...failure } of failed) await noteFailure(conversationId, id, reasonOf(failure));
  const ticked = await repository.findTicked(orm(), later(-TICKS_FOLLOWED), AT_ONCE);
  await tellTicks(ticked);
  return carried + failed.length + ticked.length;
}
