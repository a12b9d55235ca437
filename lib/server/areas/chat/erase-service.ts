import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { chatPaths } from '@/lib/domain/chat/layout';
import { readBranch } from '@/lib/domain/chat/live-message';
import { isInbound } from '@/lib/domain/chat/message';
import { isErasingHour, keptSince } from '@/lib/domain/chat/retention';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import type { TreeBound } from '../../platform/realtime/realtime-tree';
import { realtimeTree } from '../../platform/realtime/realtime';
import { discardPhotos, removeBytes } from '../../platform/photos/discard-service';
import { emptyDeliveries, eraseAnswers, eraseReplies, eraseRepliesBefore } from '../messages/erase-service';
import * as repository from './erase-repository';
import { copyAll } from './mirror-service';
import { announce, publish } from './publish-service';
import { assertWhole, conversations, getConversation } from './service';
import { settings } from './settings-repository';

/** Messages read per batch, or cleared per transaction. */
const AT_ONCE = 500;

/** Removes the other side's messages up to a moment from the realtime database, whatever the copies know of it. */
async function clearTree(id: string, until: Date): Promise<void> {
  for (let after: TreeBound | undefined; ;) {
    const page = { orderBy: '$key', limitToFirst: AT_ONCE, ...(after && { startAt: after }) };
    const values = (await realtimeTree().readAt(chatPaths.messages(id), page)) ?? {};
    const keys = Object.keys(values).sort();
    const theirs = readBranch('messages', values).filter(({ from, at }) => isInbound(from) && at <= until.getTime());
    if (theirs.length > 0)
      await realtimeTree().update(Object.fromEntries(theirs.map(({ key }) => [chatPaths.message(id, key), null])));
    const last = keys.at(-1);
    if (keys.length < AT_ONCE || last === undefined) return;
    after = { value: last, isExclusive: true };
  }
}

/**
 * Deletes everything the other side of a conversation wrote so far: copies, quotes, the realtime database, provider
 * events and photos shown nowhere else. Rows stay without text, so that a repeated event cannot restore it. A repeated
 * call finishes what a failure left. @throws 409 when the conversation was merged into another one.
 */
export async function eraseWritten(id: string, actor: Actor): Promise<Conversation> {
  assertWhole(await getConversation(id, actor));
  await copyAll();
  await emptyDeliveries(await repository.whatsappNumbers(orm(), id));
  const at = clock.now();
  const { quoting, hashes } = await transaction(async (tx) => {
    assertWhole(await conversations.lock(tx, id));
    const { messages, photoIds } = await repository.eraseTheirs(tx, id, at);
    await eraseReplies(tx, await repository.whatsappNumbers(tx, id), at);
    await repository.clearTheirLine(tx, id);
    const by = { actorId: actor.userId, action: 'conversations.erased', subjectId: id } as const;
    await recordAudit(tx, { ...by, details: { messages: messages.length } });
    return { quoting: await repository.dropQuotesFrom(tx, id), hashes: await discardPhotos(tx, photoIds) };
  });
  await clearTree(id, at);
  for (const one of new Set([id, ...quoting])) await publish(one);
  await removeBytes(hashes);
  return getConversation(id, actor);
}

/** Clears the text of messages from before a moment. Returns how many. */
async function eraseSome(before: Date): Promise<number> {
  const at = clock.now();
  const { erased, touched, hashes } = await transaction(async (tx) => {
    const { messages, photoIds } = await repository.eraseSome(tx, before, at, AT_ONCE);
    const ids = messages.map((message) => message.id);
    const places = [...new Set(messages.map(({ conversationId }) => conversationId))];
    if (ids.length === 0) return { erased: 0, touched: places, hashes: [] };
    await eraseAnswers(tx, ids);
    await repository.clearOldLines(tx, places, before);
    const quoting = await repository.dropQuotesOf(tx, ids);
    return { erased: ids.length, touched: [...places, ...quoting], hashes: await discardPhotos(tx, photoIds) };
  });
  for (const id of new Set(touched)) await announce(id);
  await removeBytes(hashes);
  return erased;
}

/**
 * Deletes messages past the retention time of the settings, at night and a few hundred at a time. What a failure leaves
 * is deleted the next night. Returns how many.
 */
export async function eraseOld(): Promise<number> {
  const before = keptSince((await settings(orm())).keepMonths, clock.now());
  if (!before || !isErasingHour(clock.now())) return 0;
  let erased = 0;
  for (let some = AT_ONCE; some === AT_ONCE; erased += some) some = await eraseSome(before);
  await eraseRepliesBefore(before);
  return erased;
}
