import * as z from 'zod/mini';
import { numberText } from '@/lib/domain/text/count-text';
import { guessMapping, headerSignature, isRead } from '@/lib/domain/tables/imports';
import { IMPORT_MACHINE } from '@/lib/domain/tables/import-machine';
import { orm } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { fileStore, withLocalFile } from '../../platform/files/open-file-store';
import { HttpError, notFound } from '../../errors';
import type { Table, TableBatch, TableFile } from '../../platform/tables/read-table';
import { tooComplex } from '../../platform/tables/table-row';
import { jobKind } from '../../platform/jobs/job-kind';
import type { JobProgress } from '../../platform/jobs/job-repository';
import { whileHeld } from '../../platform/jobs/while-held';
import { readApart, ReaderEnded } from '../../platform/threads/read-apart';
import { findOwnFile } from '../../platform/files/file-service';
import { stepped } from '../../platform/steps/step-repository';
import { AREA_IMPORTS } from '../../registry/areas';
import { findRecord, type ImportRun, importJobInput, pathOf } from './job-service';
import * as repository from './repository';

const PROGRAM = 'lib/server/platform/tables/read-table-thread.ts';

/** Limits for the process that reads a table. A table of 50,000 rows uses a small part of either. */
const LIMITS = { megabytes: 192, milliseconds: 120_000 };

const placeSchema = z.object({ done: z.int() });

/** Progress in hundredths. After a restart it does not move until it passes the previous position. */
function progressOf({ place }: ImportRun): (share: number) => JobProgress {
  let { done } = placeSchema.safeParse(place).data ?? { done: 0 };
  return (share) => {
    done = Math.max(done, Math.floor(share * 99));
    return { done, place: { done } };
  };
}

/** Stores the rows not stored yet, some hundred per step. @throws 400 when there is no table. */
async function keepRows(run: ImportRun, file: string, signal: AbortSignal): Promise<Table> {
  const { importId } = run.input;
  const input: TableFile = { file, after: await repository.lastLine(orm(), importId) };
  const reached = progressOf(run);
  let table: Table | undefined;
  for await (const { rows, share, table: found } of readApart<TableBatch>(PROGRAM, input, LIMITS, signal)) {
    table ??= found;
    if (rows.length === 0) await run.tell(reached(share));
    else
      await run.step(async (tx) => {
        await repository.insertRows(
          tx,
          rows.map((row) => ({ ...row, id: newId(), importId })),
        );
        return reached(share);
      });
  }
  if (!table) throw new Error('The reader ended without a table.');
  return table;
}

/** The error shown to the person when the file itself cannot be read. */
function refusalOf(error: unknown): HttpError | null {
  if (error instanceof ReaderEnded) return tooComplex();
  return error instanceof HttpError && error.status === 400 ? error : null;
}

async function readFile(run: ImportRun, sha256: string): Promise<Table> {
  try {
    return await whileHeld(run, (signal) => withLocalFile(sha256, (file) => keepRows(run, file, signal)));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await run.step(async (tx) => {
      await repository.update(tx, run.input.importId, {
        state: stepped(IMPORT_MACHINE, ['reading', 'refused'], 'refused'),
        refusal: refusal.message,
      });
      return {};
    });
    throw refusal;
  }
}

/**
 * Reads an import's file in a separate thread and stores its rows. After a kill it reads the file again and continues
 * with the row after the last stored one.
 */
export const importReadJob = jobKind({
  kind: 'imports.read',
  resumes: true,
  input: importJobInput,
  run: async (run: ImportRun) => {
    const { area, fileId, ownerId, state, rowCount } = await findRecord(run);
    const path = pathOf(run);
    if (isRead(state)) return { rows: rowCount, path };
    const { sha256 } = await findOwnFile(orm(), fileId, run.actor);
    if (!(await fileStore().has(sha256))) throw notFound();
    const table = await readFile(run, sha256);
    await run.step(async (tx) => {
      const which = { userId: ownerId, area, signature: headerSignature(table.headers) };
      const mapping =
        (await repository.findMapping(tx, which)) ?? guessMapping(table.headers, AREA_IMPORTS[area].fields);
      await repository.update(tx, run.input.importId, {
        ...table,
        state: stepped(IMPORT_MACHINE, state, 'read'),
        refusal: null,
        mapping,
      });
      return { done: 100 };
    });
    return { rows: table.rowCount, path };
  },
  pathOf,
  toldOf: ({ rows }) => `${numberText(Number(rows))} ${rows === 1 ? 'row' : 'rows'}.`,
});
