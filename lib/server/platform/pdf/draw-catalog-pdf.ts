import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { PhotoQuality } from '@/lib/domain/catalog-pdf/options';
import { composePages, type PageSource } from './compose-pages';
import { fillBoxes } from './fill-boxes';
import { openFonts } from './fonts';
import { type CodeItem, COLOURS, type PhotoItem, type WatermarkItem } from './page-items';
import { pdfPhoto, type ReadPagePhoto } from './page-photo';
import { writeText } from './write-text';

export interface DrawJob extends PageSource {
  quality: PhotoQuality;
  readPhoto: ReadPagePhoto;
  /** Called after each photo, including those of the cover. */
  onPhoto?: (done: number) => void;
  signal?: AbortSignal;
}

export interface Drawn {
  pages: number;
  /** Photos that are missing or unreadable; a placeholder shows it. */
  missingPhotos: string[];
}

/** Output that may be buffered for a slow reader before drawing pauses: a few dozen photos. */
const WAITING_BYTES = 16_000_000;

const PRODUCER = 'BOMB';

type Document = InstanceType<typeof PDFDocument>;

function drawWatermark(document: Document, { line, centre, angle, size, colour, opacity }: WatermarkItem): void {
  document
    .save()
    .rotate(angle, { origin: [centre.x, centre.y] })
    .fillOpacity(opacity);
  const [x, baseline] = [centre.x - line.width / 2, centre.y + size / 3];
  writeText(document, { kind: 'text', line, x, baseline, size, colour });
  document.restore().fillOpacity(1);
}

function drawCode(document: Document, { box, boxes, link }: CodeItem): void {
  fillBoxes(document, boxes, '#000000');
  document.link(box.x, box.y, box.width, box.height, link);
}

function drawMissing(document: Document, { box, missing }: PhotoItem): void {
  if (!missing) return;
  document.rect(box.x, box.y, box.width, box.height).fill(COLOURS.empty);
  missing.forEach((item) => writeText(document, item));
}

function drawPhoto(
  document: Document,
  image: PDFKit.OpenImage,
  { box: { x, y, width, height }, fit }: PhotoItem,
): void {
  const within: [number, number] = [width, height];
  if (fit === 'whole') return void document.image(image, x, y, { fit: within, align: 'center' });
  document.save().rect(x, y, width, height).clip();
  document.image(image, x, y, { cover: within, align: 'center' }).restore();
}

/** Photos of one document. Cover photos and a logo are embedded once and reused. */
class DocumentPhotos {
  private readonly ofCover = new Map<string, PDFKit.OpenImage>();
  readonly missing = new Set<string>();

  constructor(
    private readonly document: Document,
    private readonly job: DrawJob,
  ) {}

  async open({ photo, isDrawnAgain }: PhotoItem): Promise<PDFKit.OpenImage | null> {
    if (photo === null || this.missing.has(photo)) return null;
    const known = this.ofCover.get(photo);
    if (known) return known;
    const bytes = await this.job.readPhoto(photo);
    const image = bytes && (await this.opened(bytes));
    if (!image) this.missing.add(photo);
    else if (isDrawnAgain) this.ofCover.set(photo, image);
    return image;
  }

  /** One damaged photo must not lose the others. */
  private async opened(bytes: Buffer): Promise<PDFKit.OpenImage | null> {
    try {
      return this.document.openImage(await pdfPhoto(bytes, this.job.quality));
    } catch {
      return null;
    }
  }
}

async function drawPages(document: Document, job: DrawJob, hasRoom: () => Promise<void>): Promise<Drawn> {
  const photos = new DocumentPhotos(document, job);
  let [pages, done] = [0, 0];
  for (const { width, height, items } of composePages(job)) {
    document.addPage({ size: [width, height], margin: 0 });
    pages += 1;
    for (const item of items) {
      if (item.kind === 'text') writeText(document, item);
      else if (item.kind === 'watermark') drawWatermark(document, item);
      else if (item.kind === 'code') drawCode(document, item);
      else if (item.kind === 'rule') fillBoxes(document, [item.box], item.colour);
      else {
        job.signal?.throwIfAborted();
        const image = await photos.open(item);
        if (image) drawPhoto(document, image, item);
        else drawMissing(document, item);
        if (item.photo !== null) job.onPhoto?.((done += 1));
        await hasRoom();
      }
    }
  }
  return { pages, missingPhotos: [...photos.missing] };
}

/**
 * Streams a PDF photo by photo, so that a long one needs no more memory than a short one. The same catalogs, photos and
 * time give the same bytes. The stream is ended, or destroyed if drawing fails.
 * @throws the reason of the signal when it was aborted, and any error of the stream or `readPhoto`.
 */
export async function drawCatalogPdf(job: DrawJob, output: Writable): Promise<Drawn> {
  const { options, createdAt, signal } = job;
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: '',
    lang: options.language,
    info: { Title: options.title, Producer: PRODUCER, Creator: PRODUCER, CreationDate: createdAt },
  });
  const written = pipeline(document, output, { signal });
  let failure: unknown;
  written.catch((error: unknown) => (failure ??= error));
  const hasRoom = async () => {
    while (document.readableLength > WAITING_BYTES && !failure)
      await Promise.race([output.writableNeedDrain ? once(output, 'drain') : new Promise(setImmediate), written]);
    if (failure) throw failure as Error;
  };
  try {
    await openFonts();
    const drawn = await drawPages(document, job, hasRoom);
    document.end();
    await written;
    return drawn;
  } catch (error) {
    document.destroy();
    await written.catch(() => {});
    throw signal?.aborted ? signal.reason : error;
  }
}
