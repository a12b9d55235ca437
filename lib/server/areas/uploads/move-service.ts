import { groupBy } from '@/lib/domain/lists/group-by';
import type { UploadKind } from '@/lib/domain/uploads/upload-status';
import type { Actor } from '../../auth/actor';
import { DAY, later } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { staffOfRoles, worksAs } from '../staff/service';
import { giveUploads, openUploads } from './assign-service';
import { editorsOf } from './editors';
import * as loads from './load-repository';
import * as repository from './repository';

/** An upload that is reassigned; null means the pool. */
export interface Move {
  uploadId: string;
  fromId: string | null;
  toId: string | null;
}

/**
 * Moves uploads within the caller's transaction if they are still where they were seen, have no active lease, and the
 * new editor is active. Returns the ids of those that moved.
 */
export async function moveUploads(
  tx: Queryable,
  kind: UploadKind,
  moves: readonly Move[],
  actor: Actor,
): Promise<string[]> {
  if (moves.length === 0) return [];
  const ids = moves.map(({ uploadId }) => uploadId);
  const open = new Map((await repository.lockOpen(tx, kind, ids)).map((upload) => [upload.id, upload]));
  const moved: string[] = [];
  for (const [toId, theirs] of groupBy(moves, (move) => move.toId)) {
    if (toId !== null && !(await worksAs(tx, toId, editorsOf(kind)))) continue;
    const given = theirs.flatMap(({ uploadId, fromId }) => {
      const upload = open.get(uploadId);
      return upload && upload.editorId === fromId && fromId !== toId && !upload.isHeld ? [upload] : [];
    });
    if (toId === null) await openUploads(tx, given, actor);
    else await giveUploads(tx, kind, given, toId, actor);
    moved.push(...given.map(({ id }) => id));
  }
  return moved;
}

/** Days over which an editor's daily output is averaged. */
const DAYS = 7;

/** All users who can be given uploads, with their open uploads and how many they finish per day. */
export async function openAndDone(kind: UploadKind) {
  const editors = await staffOfRoles(orm(), editorsOf(kind));
  const ids = editors.map(({ id }) => id);
  const open = await loads.countOpenByEditor(orm(), kind, ids);
  const done = await loads.countByEditor(orm(), kind, ids, later(-DAYS * DAY));
  return editors.map((editor) => ({
    editor,
    open: open.get(editor.id) ?? 0,
    doneADay: (done.get(editor.id)?.doneToday ?? 0) / DAYS,
  }));
}
