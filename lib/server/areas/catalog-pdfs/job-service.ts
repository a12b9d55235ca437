import { PassThrough, Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import type { FileInfo } from '@/lib/contracts/files';
import { findScreenById } from '@/lib/domain/access/access';
import { authorize } from '../../auth/authorize';
import { clock } from '../../clock';
import { atOneMoment, orm } from '../../db/database';
import { notFound, refused } from '../../errors';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import type { DrawJob, Drawn } from '../../platform/pdf/draw-catalog-pdf';
import { drawing } from '../../platform/pdf/drawing';
import { adoptFile, keepFile, madeFileExpiry, releaseFile } from '../../platform/files/file-service';
import { assertSeen, fingerprintOf, pageCatalogs, photoReader, shownVideos } from './page-catalogs';
import * as repository from './repository';
import { PDF_JOB } from './service';

const input = z.object({ pdfId: idSchema });
type Input = z.infer<typeof input>;

const TYPES = { pdf: 'application/pdf', jpegs: 'application/zip' } as const;
const ENDINGS = { pdf: 'pdf', jpegs: 'zip' } as const;

/** Interval in milliseconds for reporting progress and checking for a cancel request. */
const PULSE = 1000;

const pathOf = ({ input: given }: { input: unknown }): string =>
  `${findScreenById('catalog-pdf')?.path}?pdf=${(given as Input).pdfId}`;

/** Streams the pages as a zip of JPEGs while they are drawn. */
async function* zipOfPages(job: DrawJob, drawn: Drawn): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(Buffer.from(chunk));
  });
  const drawCatalogJpegs = await drawing.catalogJpegs();
  for await (const { page, bytes, missingPhotos } of drawCatalogJpegs(job)) {
    const entry = new ZipPassThrough(`page-${String(page).padStart(3, '0')}.jpg`);
    // A fixed time makes the same pages produce the same bytes.
    entry.mtime = job.createdAt;
    zip.add(entry);
    entry.push(bytes, true);
    drawn.pages = page;
    drawn.missingPhotos.push(...missingPhotos);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}

async function draw(format: repository.PdfRow['format'], job: DrawJob, keep: (content: Readable) => Promise<FileInfo>) {
  if (format === 'jpegs') {
    const drawn: Drawn = { pages: 0, missingPhotos: [] };
    return { file: await keep(Readable.from(zipOfPages(job, drawn))), drawn };
  }
  const content = new PassThrough();
  const drawCatalogPdf = await drawing.catalogPdf();
  const [file, drawn] = await Promise.all([keep(content), drawCatalogPdf(job, content)]);
  return { file, drawn };
}

/** Draws the pages into a file. An interrupted job starts over: nothing points to the file until it is complete. */
export const catalogPdfJob = jobKind({
  kind: PDF_JOB,
  input,
  run: async (run: JobRun<Input>) => {
    authorize(catalogPdfsApi.create, run.actor);
    const { pdfId } = run.input;
    const found = await repository.findById(orm(), pdfId);
    if (!found) throw notFound();
    const { format, options, quality, catalogIds, jobId, createdAt } = found.row;
    if (jobId !== run.id) throw refused('A later start of this PDF has taken its place.');
    const { editions, videos, catalogs, readPhoto } = await atOneMoment(async (tx) => {
      const seen = await assertSeen(tx, catalogIds);
      const withVideos = await shownVideos(tx, catalogIds, options);
      const shown = await pageCatalogs(tx, catalogIds, options.language, withVideos);
      const reader = await photoReader(tx, shown, options);
      return { editions: seen, videos: withVideos, catalogs: shown, readPhoto: reader };
    });
    const total = catalogs.reduce((sum, { photos }) => sum + photos.length, 0);
    const stop = new AbortController();
    let done = 0;
    const tell = () => run.tell({ done: Math.min(done, total), total });
    await tell();
    const pulse = setInterval(() => void tell().catch((error: unknown) => stop.abort(error)), PULSE);
    try {
      const job: DrawJob = {
        catalogs,
        options,
        quality,
        createdAt: found.row.madeAt ? clock.now() : createdAt,
        readPhoto,
        onPhoto: (count) => (done = count),
        signal: stop.signal,
      };
      const name = `${options.title}.${ENDINGS[format]}`;
      const { file, drawn } = await draw(format, job, (content) =>
        keepFile(content, { name, type: TYPES[format], expiresAt: madeFileExpiry() }, run.actor),
      );
      const { pages } = drawn;
      await run.step(async (tx) => {
        const before = await repository.lockById(tx, pdfId);
        if (before?.jobId !== run.id) throw notFound();
        await adoptFile(tx, file.id);
        await repository.update(tx, pdfId, {
          fileId: file.id,
          pages,
          missingPhotos: drawn.missingPhotos.length,
          madeOf: fingerprintOf(catalogIds, editions, videos),
          madeAt: clock.now(),
        });
        if (before.fileId) await releaseFile(tx, before.fileId);
        return { done: total, total };
      });
      return {
        pages,
        bytes: file.bytes,
        missingPhotos: drawn.missingPhotos.length,
        path: pathOf({ input: run.input }),
      };
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      clearInterval(pulse);
    }
  },
  pathOf,
});
