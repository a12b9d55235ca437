import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { forgetBefore } from '../message-sandbox/service';
import { ABOUT_CONVERSATIONS } from './answer-service';
import * as repository from './erase-repository';
import { readOf, workDeliveries } from './intake-service';

/** Deliveries searched per batch. */
const AT_ONCE = 500;

/** Whether a delivery contains a message from one of these numbers. */
function tellsReply({ provider, body, receivedAt }: repository.Delivery, phones: readonly string[]): boolean {
  const events = readOf(provider)(body, receivedAt);
  return events.some((event) => event.type === 'reply' && phones.includes(event.phone));
}

/** Empties processed deliveries with messages from these numbers. */
export async function emptyDeliveries(phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return;
  while ((await workDeliveries()) > 0);
  for (let afterId: string | null = null; ;) {
    const some: repository.Delivery[] = await repository.mentioning(orm(), phones, afterId, AT_ONCE);
    const telling = some.filter((one) => one.body !== '' && tellsReply(one, phones));
    await repository.empty(
      orm(),
      telling.map(({ id }) => id),
    );
    if (some.length < AT_ONCE) return;
    afterId = some.at(-1)?.id ?? null;
  }
}

/** Clears the text of all messages from these numbers, within the caller's transaction. */
export async function eraseReplies(tx: Queryable, phones: readonly string[], at: Date): Promise<void> {
  if (phones.length > 0) await repository.eraseOf(tx, phones, at);
}

/** Clears the text of answers, by their ids in the conversations. */
export async function eraseAnswers(tx: Queryable, ids: readonly string[]): Promise<void> {
  await repository.eraseTexts(tx, ids, ABOUT_CONVERSATIONS);
}

/** Clears the text of replies from before a moment, and what the provider sent or received until then. */
export async function eraseRepliesBefore(before: Date): Promise<void> {
  await repository.eraseBefore(orm(), before, clock.now());
  while ((await repository.emptyBefore(orm(), before, AT_ONCE)) === AT_ONCE);
  await forgetBefore(before);
}
