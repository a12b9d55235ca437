import fsp from 'node:fs/promises';
import type { Page } from '@/lib/contracts/base/list';
import type { WhatsappImport } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { fileType, HEAD_BYTES } from '@/lib/domain/photos/file-type';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { atOneMoment, orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { filesFolder } from '../../platform/files/open-file-store';
import { type Spooled, withLinked, withSpooled } from '../../platform/files/spool';
import type { SentFile } from '../../http/form-file';
import { notFound } from '../../errors';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { EXPORT_REFUSALS } from '../../platform/whatsapp/export-refusals';
import { keepSpooled, madeFileExpiry, plainFileName } from '../../platform/files/file-service';
import { findJob } from '../../platform/jobs/job-service';
import { READING_SCREENS } from './job-service';
import * as repository from './repository';

async function toImports(tx: Queryable, rows: readonly repository.ImportRow[]): Promise<WhatsappImport[]> {
  const countsOf = await repository.countsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const answers: WhatsappImport[] = [];
  for (const { id, fileName, readPercent, messages, refusal, knownPosts, jobId, createdAt } of rows) {
    const job = jobId ? await findJob(tx, jobId) : null;
    const stand = { readPercent, messages, refusal, knownPosts, ...countsOf(id), job };
    answers.push({ id, fileName, ...stand, createdAt: createdAt.toISOString() });
  }
  return answers;
}

async function findOwn(tx: Queryable, id: string, { userId }: Actor): Promise<repository.ImportRow> {
  const row = await repository.findById(tx, id);
  if (row?.ownerId !== userId) throw notFound();
  return row;
}

/** @throws 404 when there is none, or it is another user's. */
export async function getImport(id: string, actor: Actor): Promise<WhatsappImport> {
  const [answer] = await atOneMoment(async (tx) => toImports(tx, [await findOwn(tx, id, actor)]));
  if (!answer) throw notFound();
  return answer;
}

/**
 * Type of a file by its first bytes; reading it decides whether it has a chat. @throws 400 for a photo and the like.
 */
async function typeOf({ file, bytes }: Spooled): Promise<'text/plain' | 'application/zip'> {
  const handle = await fsp.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const type = fileType(buffer.subarray(0, bytesRead));
    if (bytes === 0 || (type !== 'zip' && type !== 'unknown')) throw EXPORT_REFUSALS.otherFile();
    return type === 'zip' ? 'application/zip' : 'text/plain';
  } finally {
    await handle.close();
  }
}

/** Stores an export and queues a job that reads it. */
async function begin(id: string, name: string, spooled: Spooled, actor: Actor): Promise<void> {
  const type = await typeOf(spooled);
  const fileName = plainFileName(name);
  const file = await keepSpooled(spooled, { name: fileName, type, expiresAt: madeFileExpiry() }, actor);
  await transaction(async (tx) => {
    const title = `Reading of ${fileName}`;
    const screen = READING_SCREENS.find((one) => rolesThatOpen(one).some((role) => actor.roles.includes(role)));
    const input = { importId: id, screen };
    const jobId = await enqueue(tx, { kind: 'whatsapp-imports.read', title, input, size: file.bytes }, actor);
    const { bytes } = file;
    const row = { id, fileId: file.id, fileName, bytes, ownerId: actor.userId, jobId, createdAt: clock.now() };
    await repository.insert(tx, row);
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'whatsapp-imports.started',
      subjectId: id,
      details: { fileName, bytes },
    });
  });
  wakeWorker();
}

/**
 * Stores an exported chat, as zip or text alone, for a job to read. The import reports what that job finds wrong.
 * @throws 400 when the first bytes are of neither type: nothing is stored then.
 */
export async function createImport({ name, content }: SentFile, actor: Actor): Promise<WhatsappImport> {
  const id = newId();
  await withSpooled(filesFolder(), content, (spooled) => begin(id, name, spooled, actor));
  return getImport(id, actor);
}

/** As `createImport`, for a file already on the server, which stays; the import gets the id of the upload. */
export async function createSentImport(
  id: string,
  { name, file }: { name: string; file: string },
  actor: Actor,
): Promise<WhatsappImport> {
  await withLinked(filesFolder(), file, (spooled) => begin(id, name, spooled, actor));
  return getImport(id, actor);
}

/** Size of an imported export in bytes, if the user may know it; null when there is none. */
export async function importBytes(id: string, { userId }: Actor): Promise<number | null> {
  const row = await repository.findById(orm(), id);
  if (row?.ownerId !== userId) return null;
  return row.refusal === null ? repository.bytesKept(orm(), id) : row.bytes;
}

export async function listImports(request: ListRequest, actor: Actor): Promise<Page<WhatsappImport>> {
  const page = await repository.listOf(orm(), actor.userId, request);
  return { ...page, rows: await toImports(orm(), page.rows) };
}

/** Skipped lines. @throws 404 when there is no such import, or it is another user's. */
export async function listAsides(id: string, actor: Actor) {
  await findOwn(orm(), id, actor);
  const rows = await repository.listAsides(orm(), id);
  return rows.map(({ line, kind, at, sender, text }) => ({ line, kind, at: at.toISOString(), sender, text }));
}
