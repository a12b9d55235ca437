import { messageProblem } from '@/lib/domain/buyers/consent';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { refused } from '../../errors';
import { providerProblem } from '../../platform/messaging/open-provider';
import { consentsOf } from '../buyers/consent-service';
import * as intake from './intake-repository';

/** Subject kind of an answer. */
export const ABOUT_CONVERSATIONS = 'conversations';

/** An answer to a person who wrote within the day. */
interface Answer {
  /** Id of the answer in its conversation, so that it is sent once. */
  id: string;
  conversationId: string;
  phone: string;
  name: string;
  text: string;
  buyerId: string | null;
  sellerId: string | null;
  senderId: string;
}

/** Queues an answer within the caller's transaction. @throws 409 when answers are not allowed. */
export async function queueAnswer(tx: Queryable, { conversationId, ...answer }: Answer): Promise<void> {
  const isOut = (await consentsOf(tx, [answer.phone])).get(answer.phone) === 'out';
  const problem = providerProblem() ?? (isOut ? messageProblem('out') : null);
  if (problem) throw refused(problem);
  const at = clock.now();
  await intake.addMessage(tx, {
    ...answer,
    category: 'service',
    aboutKind: ABOUT_CONVERSATIONS,
    aboutId: conversationId,
    stageAt: at,
    createdAt: at,
  });
}
