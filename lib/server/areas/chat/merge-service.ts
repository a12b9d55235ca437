import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { inDirection, mergedReach, mergeProblem, unreadApart } from '@/lib/domain/chat/merge-rule';
import { messageLine } from '@/lib/domain/chat/message';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable, transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { changedMeanwhile, notFound, refused } from '../../errors';
import * as repository from './conversation-repository';
import { moveAll, moveBack, newest } from './move-repository';
import { announce } from './publish-service';
import { conversations, getConversation } from './service';
import { wake } from './step-service';

type Row = repository.ConversationRow;

/** Locks both rows in a fixed order, so that concurrent merges cannot deadlock. */
async function holdBoth(tx: Queryable, oneId: string, otherId: string): Promise<[Row, Row]> {
  const first = await conversations.lock(tx, oneId < otherId ? oneId : otherId);
  const second = oneId === otherId ? first : await conversations.lock(tx, oneId < otherId ? otherId : oneId);
  return first.id === oneId ? [first, second] : [second, first];
}

const earlier = (one: Date | null, other: Date | null) => (one && other ? (one < other ? one : other) : (one ?? other));
const later = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other));

/** Fields of the remaining conversation after both are merged. */
function together(kept: Row, gone: Row): repository.Moved {
  const { lastText, lastFrom, lastAt } = gone.lastAt > kept.lastAt ? gone : kept;
  return {
    ...mergedReach(kept, gone),
    lastText,
    lastFrom,
    lastAt,
    unread: kept.unread + gone.unread,
    waitingSince: earlier(kept.waitingSince, gone.waitingSince),
    ...(gone.flaggedAt && !kept.flaggedAt && { flaggedAt: gone.flaggedAt, flagWord: gone.flagWord }),
    lastInboundAt: later(kept.lastInboundAt, gone.lastInboundAt),
  };
}

async function join(tx: Queryable, kept: Row, gone: Row, actor: Actor): Promise<void> {
  const problem = mergeProblem(kept, gone);
  if (problem) throw refused(problem);
  const [inside] = await repository.mergedInto(tx, gone.id);
  if (inside) throw refused(`Take ${inside.name} out of the other conversation first.`);
  const { channel, phoneNumber, buyerId, sellerId, ownerId } = kept;
  const mergedOver = { channel, phoneNumber, buyerId, sellerId, ownerId };
  await moveAll(tx, gone.id, kept.id);
  await repository.write(tx, gone.id, { mergedIntoId: kept.id, mergedOver });
  await repository.write(tx, kept.id, together(kept, gone));
  if (gone.status === 'open') await wake(tx, kept);
  const by = { actorId: actor.userId };
  await recordAudit(tx, { ...by, action: 'conversations.merged', subjectId: kept.id, details: { otherId: gone.id } });
  await recordAudit(tx, { ...by, action: 'conversations.moved', subjectId: gone.id, details: { otherId: kept.id } });
}

/**
 * Merges two conversations with the same person: the remaining one has all messages and is continued by both numbers.
 * Returns it. @throws 409 when they cannot be merged or were changed concurrently.
 */
export async function mergeConversations(
  id: string,
  { otherId, version }: { otherId: string; version: number },
  actor: Actor,
): Promise<Conversation> {
  const { kept, gone } = await transaction(async (tx) => {
    const [asked, other] = await holdBoth(tx, id, otherId);
    if (asked.version !== version) throw changedMeanwhile(await conversations.get(id, tx));
    const pair = inDirection(asked, other);
    await join(tx, pair.kept, pair.gone, actor);
    return pair;
  });
  await announce(kept.id);
  await announce(gone.id);
  return getConversation(kept.id, actor);
}

/** The conversations merged into this one, each of which can be split off again. */
export async function mergedConversations(id: string, actor: Actor): Promise<Conversation[]> {
  await getConversation(id, actor);
  return repository.mergedInto(orm(), id);
}

/**
 * Splits off a merged conversation with its earlier messages. Later messages stay where they are. Returns the restored
 * conversation. @throws 409 when it is not merged.
 */
export async function splitConversation(id: string, actor: Actor): Promise<Conversation> {
  const keptId = await transaction(async (tx) => {
    const { mergedIntoId } = await conversations.get(id, tx);
    if (!mergedIntoId) throw refused('This conversation is in no other one.');
    const [kept, gone] = await holdBoth(tx, mergedIntoId, id);
    if (gone.mergedIntoId !== kept.id || !gone.mergedOver) throw notFound();
    await moveBack(tx, kept.id, id);
    const unread = unreadApart(kept, gone);
    await repository.write(tx, id, { mergedIntoId: null, mergedOver: null, ...unread.gone });
    const last = await newest(tx, kept.id);
    const line = last && { lastText: messageLine(last), lastFrom: last.sender, lastAt: last.at };
    const { ownerId: _owner, ...reach } = gone.mergedOver;
    await repository.write(tx, kept.id, { ...reach, ...unread.kept, ...(line ?? { lastText: '' }) });
    const by = { actorId: actor.userId, action: 'conversations.split' } as const;
    await recordAudit(tx, { ...by, subjectId: kept.id, details: { otherId: id } });
    await recordAudit(tx, { ...by, subjectId: id, details: { otherId: kept.id } });
    return kept.id;
  });
  await announce(id);
  await announce(keptId);
  return getConversation(id, actor);
}
