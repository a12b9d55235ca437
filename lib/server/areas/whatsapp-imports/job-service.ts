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

/** Where the person goes on: whoever adds WhatsApp catalogs need not be allowed to upload others. */
export const READING_SCREENS = ['catalog-upload', 'wa-catalog-inbox'] as const;

const input = z.object({ importId: idSchema, screen: z.enum(READING_SCREENS) });
type Run = JobRun<z.infer<typeof input>>;

const TELL_EVERY = 5 * SECOND;
/** How often the share that was read is written down. */
const SHARE_EVERY = SECOND;

/** Holds on to the job while the export is fetched. */
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

/** Works with the export as a file of this machine: where it lies, or fetched from a store that is elsewhere. */
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

/** Errors with the export itself: it would be so at each try. */
const isRefusal = (error: unknown): error is HttpError => error instanceof HttpError && error.code === 'malformed';

/** Writes down why an export was not brought in, and keeps nothing of its file. */
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

/** Reads an export, post by post. Each is in whole or not at all, and a second run brings none in twice. */
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
      // Whoever made room for others goes on with what was read; everybody else leaves nothing behind.
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
