import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { findScreenById } from '@/lib/domain/access/access';
import { recordAudit } from '../../db/record-audit';
import { authorize } from '../../auth/authorize';
import { clock, later, SECOND } from '../../clock';
import { orm } from '../../db/database';
import { isDiskFull } from '../../db/describe-error';
import { fileStore, filesFolder } from '../../platform/files/open-file-store';
import { withSpooled } from '../../platform/files/spool';
import { HttpError, malformed, notFound, refused } from '../../errors';
import { JobCancelled, type JobRun, jobKind } from '../../platform/jobs/job-kind';
import { whileHeld } from '../../platform/jobs/while-held';
import { forgetReadChat, readChatApart } from '../../platform/whatsapp/with-read-chat';
import { discardFile, findOwnFile, removeUnused } from '../../platform/files/file-service';
import { bringChatIn } from './bring-chat-in';
import * as repository from './repository';

/** Where the user continues: users who add WhatsApp catalogs need no permission to upload others. */
export const READING_SCREENS = ['catalog-upload', 'wa-catalog-inbox'] as const;

const input = z.object({ importId: idSchema, screen: z.enum(READING_SCREENS) });
type Run = JobRun<z.infer<typeof input>>;

const TELL_EVERY = 5 * SECOND;
/** How often the share read so far is stored. */
const SHARE_EVERY = SECOND;

/** Renews the lease on the job while the export is fetched. */
async function* heldWhile(source: Readable, { tell }: Run): AsyncGenerator<Buffer> {
  let tellAt = later(TELL_EVERY);
  for await (const chunk of source) {
    if (clock.now() >= tellAt) {
      await tell({});
      tellAt = later(TELL_EVERY);
    }
    yield chunk as Buffer;
  }
}

/** Provides the export as a local file: in place, or fetched from a remote store. */
async function withExportFile<Result>(run: Run, fileId: string | null, work: (file: string) => Promise<Result>) {
  if (!fileId) throw refused('The export is no longer stored. Import it again.');
  const { sha256 } = await findOwnFile(orm(), fileId, run.actor);
  const store = fileStore();
  if (!(await store.has(sha256))) throw notFound();
  const here = store.pathHere(sha256);
  if (here) return work(here);
  return withSpooled(filesFolder(), heldWhile(await store.read(sha256), run), ({ file }) => work(file));
}

function readIn(run: Run, file: string) {
  const { importId } = run.input;
  let tellAt = clock.now();
  const onShare = async (share: number) => {
    if (clock.now() < tellAt) return;
    tellAt = later(SHARE_EVERY);
    await repository.setReadPercent(orm(), importId, Math.floor(100 * share));
  };
  return whileHeld(run, (signal) => readChatApart(importId, { file, signal, onShare }));
}

/** Errors in the export itself, which would recur on every try. */
const isRefusal = (error: unknown): error is HttpError => error instanceof HttpError && error.code === 'malformed';

/** Stores why an export was not imported, and deletes its file. */
async function refuse({ step, input: { importId }, actor }: Run, { message }: HttpError): Promise<void> {
  let sha256: string | undefined;
  try {
    await step(async (tx) => {
      const row = await repository.findById(tx, importId);
      sha256 = row?.fileId ? await discardFile(tx, row.fileId) : undefined;
      await repository.setRefusal(tx, importId, message);
      const details = { reason: message };
      await recordAudit(tx, {
        actorId: actor.userId,
        action: 'whatsapp-imports.refused',
        subjectId: importId,
        details,
      });
      return {};
    });
  } finally {
    if (sha256) await removeUnused(sha256);
  }
}

/**
 * Imports an export, post by post. Each post is imported completely or not at all, and a second run imports none twice.
 */
export const whatsappReadJob = jobKind({
  kind: 'whatsapp-imports.read',
  resumes: true,
  input,
  run: async (run: Run) => {
    authorize(whatsappImportsApi.create, run.actor);
    const { importId } = run.input;
    const row = await repository.findById(orm(), importId);
    if (!row) throw notFound();
    if (row.refusal !== null) throw malformed(row.refusal);
    try {
      const found = await withExportFile(run, row.fileId, async (file) =>
        bringChatIn(run, file, await readIn(run, file)),
      );
      await forgetReadChat(importId);
      return found;
    } catch (error) {
      // A run that yielded to other jobs resumes from the parsed chat; these errors delete it.
      if (isRefusal(error) || error instanceof JobCancelled || isDiskFull(error)) await forgetReadChat(importId);
      if (isRefusal(error)) await refuse(run, error);
      throw error;
    }
  },
  pathOf: ({ input: given }) => {
    const { importId, screen } = input.parse(given);
    return `${findScreenById(screen)?.path}?import=${importId}`;
  },
});
