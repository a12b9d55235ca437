import type { Page } from '@/lib/contracts/base/list';
import type { BuyerNote } from '@/lib/contracts/buyers/buyers';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { notFound, refused } from '../../errors';
import { getBuyer, lockBuyer } from './service';
import * as timelines from './timeline-repository';

export async function listNotes(id: string, request: ListRequest, { userId }: Actor): Promise<Page<BuyerNote>> {
  await getBuyer(id);
  return timelines.listNotes(orm(), id, request, userId);
}

export const addNote = (buyerId: string, text: string, actor: Actor): Promise<BuyerNote> =>
  transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const note = { id: newId(), buyerId, authorId: actor.userId, text, at: clock.now() };
    await timelines.insertNote(tx, note);
    const details = { noteId: note.id };
    await recordAudit(tx, { actorId: actor.userId, action: 'buyers.note-added', subjectId: buyerId, details });
    const author = { id: actor.userId, name: actor.name };
    return { id: note.id, text, author, at: note.at.toISOString(), editedAt: null, isOwn: true };
  });

/** Changes a note. @throws 409 for anyone but its author. */
export const editNote = (id: string, text: string, actor: Actor): Promise<BuyerNote> =>
  transaction(async (tx) => {
    const before = await timelines.lockNote(tx, id);
    if (!before) throw notFound();
    if (before.authorId !== actor.userId) throw refused('Only its author can change a note.');
    if (before.text !== text) {
      await timelines.updateNote(tx, id, { text, editedAt: clock.now() });
      const details = { noteId: id, before: before.text, after: text };
      const by = { actorId: actor.userId, subjectId: before.buyerId, details };
      await recordAudit(tx, { ...by, action: 'buyers.note-changed' });
    }
    const after = await timelines.findNote(tx, id);
    if (!after) throw notFound();
    return { ...after, isOwn: true };
  });
