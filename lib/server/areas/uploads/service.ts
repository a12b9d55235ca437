import type { Page } from '@/lib/contracts/base/list';
import type { Upload, UploadListed, UploadLoad } from '@/lib/contracts/uploads/uploads';
import { indianDayOf, startOfDay } from '@/lib/domain/text/indian-day';
import type { UploadKind } from '@/lib/domain/uploads/upload-status';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { notFound } from '../../errors';
import { photoAnswer } from '../../platform/photos/photo-service';
import { staffOfRoles } from '../staff/service';
import { editorsOf } from './editors';
import { firstCatalogs } from './first-catalog-repository';
import * as loads from './load-repository';
import * as repository from './repository';

/** Start of the current Indian day. */
const today = () => startOfDay(indianDayOf(clock.now()));

export const listUploads = (kind: UploadKind, filters: repository.UploadFilters & ListRequest): Promise<Page<Upload>> =>
  repository.list(orm(), kind, filters);

/** As `listUploads`, with the photo and caption of each item's first catalog. */
export async function lookAtUploads(
  kind: UploadKind,
  filters: repository.UploadFilters & ListRequest,
): Promise<Page<UploadListed>> {
  const page = await listUploads(kind, filters);
  if (page.rows.length === 0) return page;
  const found = await firstCatalogs(
    orm(),
    page.rows.map(({ id }) => id),
  );
  const first = new Map(
    found.map(({ uploadId, caption, photo }) => [uploadId, { caption, photo: photo && photoAnswer(photo) }]),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, first: first.get(row.id) })) };
}

/** The current state of a work item. @throws 404 when there is none. */
export async function getUpload(tx: Queryable, id: string): Promise<Upload> {
  const upload = await repository.findById(tx, id);
  if (!upload) throw notFound();
  return upload;
}

/** Most users have a few; those with more see the first in the queue. */
const MINE = 200;

/** A user's open work in queue order, and how much they did today. */
export async function listMine(kind: UploadKind, { userId }: Actor) {
  const rows = await repository.listOf(orm(), kind, userId, MINE);
  return { rows, doneToday: await loads.countDone(orm(), kind, userId, today()) };
}

/** Everyone who can be assigned work, with their open work and what they did today. */
export async function listLoads(kind: UploadKind): Promise<UploadLoad[]> {
  const editors = await staffOfRoles(orm(), editorsOf(kind));
  const ids = editors.map(({ id }) => id);
  const held = await loads.listHeld(orm(), kind);
  const counts = await loads.countByEditor(orm(), kind, ids, today());
  return editors.map((editor) => ({
    editor,
    assigned: counts.get(editor.id)?.assigned ?? 0,
    doneToday: counts.get(editor.id)?.doneToday ?? 0,
    holds: held.filter(({ editorId }) => editorId === editor.id).map(({ editorId: _, ...hold }) => hold),
  }));
}
