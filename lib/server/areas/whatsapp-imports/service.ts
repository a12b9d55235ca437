import type { Page } from '@/lib/contracts/base/list';
import type { WhatsappImport } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { filesFolder } from '../../platform/files/open-file-store';
import { withSpooled } from '../../platform/files/spool';
import type { SentFile } from '../../http/form-file';
import { notFound } from '../../errors';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { withExport } from '../../platform/whatsapp/open-export';
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
  for (const { id, fileName, messages, knownPosts, jobId, createdAt } of rows) {
    const job = jobId ? await findJob(tx, jobId) : null;
    answers.push({ id, fileName, messages, knownPosts, ...countsOf(id), job, createdAt: createdAt.toISOString() });
  }
  return answers;
}

async function findOwn(tx: Queryable, id: string, { userId }: Actor): Promise<repository.ImportRow> {
  const row = await repository.findById(tx, id);
  if (row?.ownerId !== userId) throw notFound();
  return row;
}

/** @throws 404 when there is none, or it is somebody else's. */
export async function getImport(id: string, actor: Actor): Promise<WhatsappImport> {
  const [answer] = await toImports(orm(), [await findOwn(orm(), id, actor)]);
  if (!answer) throw notFound();
  return answer;
}

/**
 * Takes an exported chat in, its zip or its text alone, to be read by a job.
 * @throws 400 with what to do when it is neither, or no chat is in it: nothing of it is kept then.
 */
export async function createImport(
  { name, content }: SentFile,
  actor: Actor,
  id: string = newId(),
): Promise<WhatsappImport> {
  const fileName = plainFileName(name);
  const file = await withSpooled(filesFolder(), content, async (spooled) => {
    const type = await withExport(spooled.file, (_chat, found) => Promise.resolve(found));
    return keepSpooled(spooled, { name: fileName, type, expiresAt: madeFileExpiry() }, actor);
  });
  await transaction(async (tx) => {
    const title = `Reading of ${fileName}`;
    const screen = READING_SCREENS.find((one) => rolesThatOpen(one).some((role) => actor.roles.includes(role)));
    const input = { importId: id, screen };
    const jobId = await enqueue(tx, { kind: 'whatsapp-imports.read', title, input, size: file.bytes }, actor);
    const row = { id, fileId: file.id, fileName, ownerId: actor.userId, jobId, createdAt: clock.now() };
    await repository.insert(tx, row);
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'whatsapp-imports.started',
      subjectId: id,
      details: { fileName, bytes: file.bytes },
    });
  });
  wakeWorker();
  return getImport(id, actor);
}

/** How many bytes an export had that was brought in, as far as the person knows of it; null when there is none. */
export async function importBytes(id: string, { userId }: Actor): Promise<number | null> {
  const row = await repository.findById(orm(), id);
  return row?.ownerId === userId ? repository.bytesOf(orm(), id) : null;
}

export async function listImports(request: ListRequest, actor: Actor): Promise<Page<WhatsappImport>> {
  const page = await repository.listOf(orm(), actor.userId, request);
  return { ...page, rows: await toImports(orm(), page.rows) };
}

/** Lines that were set aside. @throws 404 when there is no such import, or it is somebody else's. */
export async function listAsides(id: string, actor: Actor) {
  await findOwn(orm(), id, actor);
  const rows = await repository.listAsides(orm(), id);
  return rows.map(({ line, kind, at, sender, text }) => ({ line, kind, at: at.toISOString(), sender, text }));
}
