import * as z from 'zod/mini';
import type { Job } from '@/lib/contracts/jobs';
import { EXPORT_FORMATS, EXPORT_LISTS, type ExportFormat, type ExportList } from '@/lib/domain/tables/exports';
import { recordAudit } from '../../db/record-audit';
import { authorize } from '../../auth/authorize';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { HttpError } from '../../errors';
import { listQueryOf } from '../../http/list-query';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { keepFile, madeFileExpiry } from '../../platform/files/file-service';
import { getJob } from '../../platform/jobs/job-service';
import { EXPORTABLE_LISTS } from '../../registry/areas';
import { indianDay } from '../../platform/tables/export-texts';
import { EXPORT_PAGE } from '../../platform/tables/exportable';
import { EXPORT_TYPES, withExportFile, XLSX_ROW_LIMIT } from '../../platform/tables/write-export';
import { numberText } from '@/lib/domain/text/count-text';

const input = z.object({ list: z.enum(EXPORT_LISTS), query: z.string(), format: z.enum(EXPORT_FORMATS) });
type Input = z.infer<typeof input>;

/** Enqueues an export. @throws 403 when the person may not read the list. */
export async function startExport(typed: Input, actor: Actor): Promise<Job> {
  const { endpoint, title, count } = EXPORTABLE_LISTS[typed.list];
  authorize(endpoint, actor);
  const query = await listQueryOf(endpoint, typed.query, EXPORT_PAGE);
  const { value: size } = await count(query as never, actor);
  const job = { kind: exportJob.kind, title: `Export of ${title.toLowerCase()}`, input: typed, size };
  const id = await transaction(async (tx) => {
    const jobId = await enqueue(tx, job, actor);
    await recordAudit(tx, { actorId: actor.userId, action: 'exports.started', subjectId: jobId, details: typed });
    return jobId;
  });
  wakeWorker();
  return getJob(id, actor);
}

/** Number of rows for each query of a list. @throws 403 when the person may not read the list. */
export async function countLists({ list, search = [] }: { list: ExportList; search?: string[] }, actor: Actor) {
  const { endpoint, count } = EXPORTABLE_LISTS[list];
  authorize(endpoint, actor);
  const queries = await Promise.all(search.map((text) => listQueryOf(endpoint, text, EXPORT_PAGE)));
  return Promise.all(queries.map((query) => count(query as never, actor)));
}

/** All rows of a list, with progress reported after each page. */
async function* pagesOf(run: JobRun<Input>, query: ListRequest, format: ExportFormat) {
  const { pages } = EXPORTABLE_LISTS[run.input.list];
  let done = 0;
  for await (const { rows, total } of pages(query as never, run.actor)) {
    done += rows.length;
    if (format === 'xlsx' && done > XLSX_ROW_LIMIT)
      throw new HttpError(
        409,
        'refused',
        `An Excel file holds at most ${numberText(XLSX_ROW_LIMIT)} rows here. Choose CSV, or filter the list.`,
      );
    yield rows;
    await run.tell({ done, total });
  }
}

/** Writes the rows of a list into a file that the person can download for a week. */
export const exportJob = jobKind({
  kind: 'exports.write',
  input,
  run: async (run: JobRun<Input>) => {
    const { list, query: search, format } = run.input;
    const { endpoint, title, columns } = EXPORTABLE_LISTS[list];
    authorize(endpoint, run.actor);
    const query = await listQueryOf(endpoint, search, EXPORT_PAGE);
    let rows = 0;
    const counted = async function* () {
      for await (const page of pagesOf(run, query, format)) {
        rows += page.length;
        yield page;
      }
    };
    const day = indianDay(clock.now().toISOString()).replaceAll('/', '-');
    const file = await withExportFile(format, columns, counted(), (content) =>
      keepFile(
        content,
        { name: `${title} ${day}.${format}`, type: EXPORT_TYPES[format], expiresAt: madeFileExpiry() },
        run.actor,
      ),
    );
    await recordAudit(orm(), {
      actorId: run.actor.userId,
      action: 'exports.written',
      subjectId: run.id,
      details: { list, query: search, rows },
    });
    return { fileId: file.id, fileName: file.name, rows };
  },
});
