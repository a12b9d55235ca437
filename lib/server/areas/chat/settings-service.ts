import type { ChatSettings, NewQuickReply, QuickReply, QuickReplyChanges } from '@/lib/contracts/chat/chat-record';
import { unknownVariables } from '@/lib/domain/chat/quick-reply';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable, transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { quickReplies } from '../../db/schema/chat';
import { badInput, changedMeanwhile, forbidden, notFound } from '../../errors';
import { recordKit } from '../../platform/records/record-kit';
import * as repository from './settings-repository';

export const readSettings = (): Promise<ChatSettings> => repository.settings(orm());

export const saveSettings = (typed: ChatSettings, actor: Actor): Promise<ChatSettings> =>
  transaction(async (tx) => {
    const before = await repository.settings(tx);
    await repository.saveSettings(tx, typed);
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'chat-settings.changed',
      before: { ...before },
      after: { ...typed },
    });
    return typed;
  });

const toReply = ({ ownerId, ...row }: repository.QuickReplyRow): QuickReply => ({
  id: row.id,
  shortcut: row.shortcut,
  text: row.text,
  version: row.version,
  isShared: ownerId === null,
});

const taken = () => badInput([{ path: ['shortcut'], message: 'Another quick reply has this name.' }]);

const replies = recordKit({
  area: 'quick-replies',
  table: quickReplies,
  findDetail: async (tx, id) => {
    const row = await repository.findReply(tx, id);
    return row && toReply(row);
  },
  audited: ({ shortcut, text, ownerId }) => ({ shortcut, text, isShared: ownerId === null }),
  taken: { quick_replies_own: taken, quick_replies_shared: taken },
});

export const listReplies = async (actor: Actor): Promise<QuickReply[]> =>
  (await repository.repliesFor(orm(), actor.userId)).map(toReply);

function assertFillable(text: string | undefined): void {
  const [unknown] = unknownVariables(text ?? '');
  if (unknown) throw badInput([{ path: ['text'], message: `Nothing fills in {${unknown}}.` }]);
}

/** Only an admin may change shared replies, and only the owner a personal one. @throws 403, 404 */
function assertMayChange(ownerId: string | null, { userId, roles }: Actor): void {
  if (ownerId === null && !roles.includes('admin')) throw forbidden();
  if (ownerId !== null && ownerId !== userId) throw notFound();
}

const ownerOf = (isShared: boolean, actor: Actor) => (isShared ? null : actor.userId);

export const addReply = (typed: NewQuickReply, actor: Actor): Promise<QuickReply> =>
  replies.add(typed, actor, (_tx, { isShared, ...reply }) => {
    assertFillable(reply.text);
    const ownerId = ownerOf(isShared, actor);
    assertMayChange(ownerId, actor);
    return { ...reply, ownerId };
  });

export const updateReply = (id: string, typed: QuickReplyChanges, actor: Actor): Promise<QuickReply> =>
  replies.change(id, typed, actor, (_tx, before, { isShared, ...changes }) => {
    assertFillable(changes.text);
    assertMayChange(before.ownerId, actor);
    if (isShared === undefined) return changes;
    const ownerId = ownerOf(isShared, actor);
    assertMayChange(ownerId, actor);
    return { ...changes, ownerId };
  });

async function remove(tx: Queryable, id: string, version: number, actor: Actor): Promise<void> {
  const row = await replies.lock(tx, id);
  assertMayChange(row.ownerId, actor);
  if (!(await repository.removeReply(tx, id, version))) throw changedMeanwhile(toReply(row));
  const before = { shortcut: row.shortcut, text: row.text };
  await recordAudit(tx, { actorId: actor.userId, action: 'quick-replies.removed', subjectId: id, before, after: {} });
}

export const removeReply = (id: string, version: number, actor: Actor): Promise<Record<string, never>> =>
  transaction(async (tx) => {
    await remove(tx, id, version, actor);
    return {};
  });
