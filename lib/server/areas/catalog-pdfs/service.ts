import type { CatalogPdf, PdfWish } from '@/lib/contracts/catalog-pdfs';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import type { Page } from '@/lib/contracts/base/list';
import type { CatalogPdfOptions } from '@/lib/domain/catalog-pdf/options';
import { catalogsAsWhatsAppText } from '@/lib/domain/catalog-pdf/whatsapp-text';
import { isOver } from '@/lib/domain/jobs/job-states';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { fileStore } from '../../platform/files/open-file-store';
import { notFound, refused } from '../../errors';
import type { FileAnswer } from '../../http/send-file';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { findCatalogs } from '../catalogs/service';
import { editionsSeen } from '../catalogs/visibility-service';
import { releaseFile } from '../../platform/files/file-service';
import { assertPhotos } from '../../platform/photos/photo-service';
import { findJob } from '../../platform/jobs/job-service';
import { assertSeen, fingerprintOf, pageCatalogs, shownVideos } from './page-catalogs';
import * as repository from './repository';

/** Job kind that draws the pages. */
export const PDF_JOB = 'catalog-pdfs.make';

async function toPdf(tx: Queryable, { row, file }: repository.FoundPdf): Promise<CatalogPdf> {
  const { id, format, options, quality, catalogIds, madeAt, pages, missingPhotos, createdAt } = row;
  const editions = await editionsSeen(tx, catalogIds);
  const videos = await shownVideos(tx, catalogIds, options);
  return {
    id,
    format,
    options,
    quality,
    catalogIds,
    made: file &&
      madeAt && {
        at: madeAt.toISOString(),
        pages: pages ?? 0,
        bytes: file.bytes,
        missingPhotos: missingPhotos ?? 0,
        name: file.name,
      },
    isOutdated: row.madeOf !== null && row.madeOf !== fingerprintOf(catalogIds, editions, videos),
    job: row.jobId ? await findJob(tx, row.jobId) : null,
    createdAt: createdAt.toISOString(),
  };
}

async function find(tx: Queryable, id: string): Promise<repository.FoundPdf> {
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  return found;
}

/** @throws 404 when there is no PDF with the id. */
export const getPdf = async (id: string): Promise<CatalogPdf> => toPdf(orm(), await find(orm(), id));

export async function listPdfs(request: ListRequest, { userId }: Actor): Promise<Page<CatalogPdf>> {
  const page = await repository.listOwn(orm(), userId, request);
  const rows: CatalogPdf[] = [];
  for (const found of page.rows) rows.push(await toPdf(orm(), found));
  return { ...page, rows };
}

const startJob = (tx: Queryable, id: string, { title }: CatalogPdfOptions, size: number, actor: Actor) =>
  enqueue(tx, { kind: PDF_JOB, title: `PDF “${title}”`, input: { pdfId: id }, size }, actor);

/** Starts making a PDF. @throws 409 when buyers cannot see one of the catalogs. */
export async function createPdf(wish: PdfWish, actor: Actor): Promise<CatalogPdf> {
  const id = newId();
  await transaction(async (tx) => {
    await assertSeen(tx, wish.catalogIds);
    if (wish.options.logoId) await assertPhotos(tx, [wish.options.logoId], 'options', 'logoId');
    const jobId = await startJob(tx, id, wish.options, wish.catalogIds.length, actor);
    await repository.insert(tx, { ...wish, id, jobId, ownerId: actor.userId, createdAt: clock.now() });
    const { title } = wish.options;
    const details = { title, catalogs: wish.catalogIds.length, format: wish.format };
    await recordAudit(tx, { actorId: actor.userId, action: 'catalog-pdfs.started', subjectId: id, details });
  });
  wakeWorker();
  return getPdf(id);
}

/**
 * Makes the PDF again under the same URL, without catalogs that buyers can no longer see.
 * @throws 409 while it is being made, or when buyers can no longer see any of them.
 */
export async function remakePdf(id: string, actor: Actor): Promise<CatalogPdf> {
  await transaction(async (tx) => {
    const row = await repository.lockById(tx, id);
    if (!row) throw notFound();
    const job = row.jobId ? await findJob(tx, row.jobId) : null;
    if (job && !isOver(job.state)) throw refused('This is being made already. Wait until it is done, or cancel it.');
    const seen = await editionsSeen(tx, row.catalogIds);
    const catalogIds = row.catalogIds.filter((catalogId) => seen.has(catalogId));
    if (catalogIds.length === 0) throw refused('Buyers see none of its catalogs any more. Make a PDF of others.');
    const jobId = await startJob(tx, id, row.options, catalogIds.length, actor);
    await repository.update(tx, id, { catalogIds, jobId });
    const details = { catalogs: catalogIds.length, leftOut: row.catalogIds.length - catalogIds.length };
    await recordAudit(tx, { actorId: actor.userId, action: 'catalog-pdfs.remade', subjectId: id, details });
  });
  wakeWorker();
  return getPdf(id);
}

/** @throws 404 when the PDF is another user's; 409 while it is being made. */
export const removePdf = (id: string, actor: Actor): Promise<Record<string, never>> =>
  transaction(async (tx) => {
    const row = await repository.lockById(tx, id);
    if (row?.ownerId !== actor.userId) throw notFound();
    const job = row.jobId ? await findJob(tx, row.jobId) : null;
    if (job && !isOver(job.state)) throw refused('This is being made. Cancel it first.');
    await repository.remove(tx, id);
    if (row.fileId) await releaseFile(tx, row.fileId);
    const details = { title: row.options.title };
    await recordAudit(tx, { actorId: actor.userId, action: 'catalog-pdfs.removed', subjectId: id, details });
    return {};
  });

/** Catalogs that may be on a page, in the order of the ids. */
export async function chosenCatalogs(ids: readonly string[]): Promise<Catalog[]> {
  const seen = await editionsSeen(orm(), ids);
  const byId = new Map((await findCatalogs(orm(), [...seen.keys()])).map((catalog) => [catalog.id, catalog]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The PDF file. @throws 404 before it was made. */
export async function downloadPdf(id: string): Promise<FileAnswer> {
  const { file } = await find(orm(), id);
  if (!file || !(await fileStore().has(file.sha256))) throw notFound();
  return { ...file, tag: file.sha256, read: (range) => fileStore().read(file.sha256, range) };
}

/** The catalogs as a WhatsApp text. @throws 409 when buyers cannot see one of them. */
export async function pdfText(catalogIds: string[], options: CatalogPdfOptions): Promise<{ text: string }> {
  await assertSeen(orm(), catalogIds);
  return { text: catalogsAsWhatsAppText(await pageCatalogs(orm(), catalogIds, options.language), options) };
}
