import { Readable } from 'node:stream';
import { DEFAULT_LAYOUT } from '@/lib/domain/lists/table-layout';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { clock, DAY, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { bulkChanges, bulkRows } from '@/lib/server/db/schema/bulk-changes';
import { catalogPdfs } from '@/lib/server/db/schema/catalog-pdfs';
import { quickReplies } from '@/lib/server/db/schema/chat';
import { newId } from '@/lib/server/db/schema/columns';
import { importRows, imports } from '@/lib/server/db/schema/imports';
import { jobs } from '@/lib/server/db/schema/jobs';
import { messageCharges, messages } from '@/lib/server/db/schema/messages';
import { notifications } from '@/lib/server/db/schema/notifications';
import { savedViews } from '@/lib/server/db/schema/saved-views';
import { uploadDrafts } from '@/lib/server/db/schema/uploads';
import { videos } from '@/lib/server/db/schema/videos';
import { whatsappAsides, whatsappImports } from '@/lib/server/db/schema/whatsapp';
import { keepFile } from '@/lib/server/platform/files/file-service';
import { makeUpload } from './catalog-factories';
import { makeSession } from './factories';
import type { Person } from './order-place';
import { PDF_WISH } from './sample-bodies';

/** Ids of what a user has, by the part of the path that comes before them. */
export type Rows = Record<string, string[]>;

const keepText = async (ownerId: string, word: string): Promise<string> => {
  const described = { name: `${word}.csv`, type: 'text/csv', expiresAt: later(DAY) };
  return (await keepFile(Readable.from([word]), described, { userId: ownerId })).id;
};

/** Exports of a user that are done, failed and running, with the file of the first. */
async function makeJobs(ownerId: string, word: string): Promise<Rows> {
  const now = clock.now();
  const fileId = await keepText(ownerId, word);
  const row = { kind: 'exports.write', title: word, ownerId, input: {}, dueAt: now, createdAt: now, startedAt: now };
  const result = { fileId, fileName: word, rows: 1 };
  const made = [
    { ...row, id: newId(), state: 'done' as const, result, endedAt: now },
    { ...row, id: newId(), state: 'failed' as const, failure: word, endedAt: now },
    { ...row, id: newId(), state: 'running' as const, heldUntil: later(DAY) },
  ];
  await orm().insert(jobs).values(made);
  return { files: [fileId], jobs: made.map(({ id }) => id) };
}

/** A bulk change that is done. */
export async function makeBulkChange({ user: { id: ownerId } }: Person, name: string): Promise<Rows> {
  const [id, bulk] = [newId(), { list: 'orders' as const, change: {}, title: name, rowCount: 1 }];
  await orm()
    .insert(bulkChanges)
    .values({ ...bulk, id, ownerId, createdAt: clock.now() });
  await orm().insert(bulkRows).values({ bulkId: id, position: 0, recordId: newId(), name, outcome: 'changed' });
  return { 'bulk-changes': [id] };
}

async function makeMessage(senderId: string, text: string): Promise<void> {
  const [messageId, at] = [newId(), clock.now()];
  const about = { senderId, category: 'marketing' as const };
  const message = { ...about, phone: '+919825000111', text, stageAt: at, createdAt: at };
  await orm()
    .insert(messages)
    .values({ ...message, id: messageId });
  const price = { day: indianDayOf(at), paiseFor100: 9431, isEstimated: false };
  await orm()
    .insert(messageCharges)
    .values({ ...about, ...price, messageId, at });
}

/** What anybody may have for themselves: exports, a view of a list, a notification, a session, a message. */
export async function makePersonalRows({ user }: Person, word: string): Promise<Rows> {
  const [ownerId, at] = [user.id, clock.now()];
  const layout = { hidden: [...DEFAULT_LAYOUT.hidden], order: [...DEFAULT_LAYOUT.order], widths: {} };
  const view = { id: newId(), list: 'billing.statement', ownerId, name: word, search: '', layout, createdAt: at };
  await orm().insert(savedViews).values(view);
  const note = newId();
  await orm().insert(notifications).values({ id: note, userId: ownerId, kind: 'assigned', text: word, at });
  await makeMessage(ownerId, word);
  const session = await makeSession({ user, device: word });
  return {
    ...(await makeJobs(ownerId, word)),
    ...{ 'saved-views': [view.id], notifications: [note], sessions: [session.id], salesmen: [ownerId] },
  };
}

/** A table being imported. */
export async function makeImport({ user: { id: ownerId } }: Person, word: string): Promise<Rows> {
  const [id, fileId] = [newId(), await keepText(ownerId, word)];
  const table = { area: 'sellers' as const, state: 'checked' as const, headers: [word], rowCount: 1, fileId };
  await orm()
    .insert(imports)
    .values({ ...table, id, ownerId, mapping: { fields: [null], filledDown: [] }, createdAt: clock.now() });
  const issues = [{ path: [], message: word }];
  await orm()
    .insert(importRows)
    .values({ importId: id, line: 2, cells: [word], outcome: 'wrong', issues });
  return { imports: [id] };
}

/** Work of a catalog editor: photos to tag, a begun upload, a PDF and a chat, of anybody's seller. */
export async function makeEditing({ user: { id: ownerId } }: Person, word: string, sellerId: string): Promise<Rows> {
  const now = clock.now();
  const own = { ownerId, createdAt: now };
  const fileId = await keepText(ownerId, word);
  const work = { sellerId, uploadedById: ownerId, editorId: ownerId };
  const upload = await makeUpload({ ...work, status: 'assigned', note: word });
  await makeUpload({ ...work, status: 'done', note: word });
  const [draft, pdf, chat] = [newId(), newId(), newId()];
  await orm()
    .insert(uploadDrafts)
    .values({ ...own, id: draft, sellerId, note: word, changedAt: now });
  const wish = { format: 'pdf' as const, quality: 'normal' as const, options: { ...PDF_WISH.options, title: word } };
  await orm()
    .insert(catalogPdfs)
    .values({ ...own, ...wish, id: pdf, catalogIds: [newId()], fileId, madeOf: 'another edition', madeAt: now });
  await orm()
    .insert(whatsappImports)
    .values({ ...own, id: chat, fileId, fileName: word });
  await orm().insert(whatsappAsides).values({ importId: chat, line: 1, kind: 'chatter', at: now, text: word });
  return { uploads: [upload.id], 'upload-drafts': [draft], 'catalog-pdfs': [pdf], 'whatsapp-imports': [chat] };
}

/** Work of a video editor who answers in chat: a video to cut, and an own quick reply. */
export async function makeCutting({ user: { id: ownerId } }: Person, word: string, sellerId: string): Promise<Rows> {
  const [video, reply, now] = [newId(), newId(), clock.now()];
  const work = { kind: 'video' as const, uploadedById: ownerId, editorId: ownerId, status: 'assigned' as const };
  const { id: uploadId } = await makeUpload({ ...work, sellerId, note: word });
  const film = { uploadId, sellerId, provider: 'file' as const, title: word, statusChangedAt: now };
  await orm()
    .insert(videos)
    .values({ ...film, id: video, createdAt: now });
  await orm().insert(quickReplies).values({ id: reply, ownerId, shortcut: word, text: word, createdAt: now });
  return { videos: [video], 'quick-replies': [reply] };
}
