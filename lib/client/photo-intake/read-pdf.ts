import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { FoundFile } from './found-files';

/** A longer PDF holds several catalogs; each page becomes a photo. */
export const PDF_PAGES = 200;
/** Longer side of a page's photo, in pixels. */
const SIDE = 2000;
const QUALITY = 0.85;

/** Worker file on our own origin. Prerendering has no workers, and the bundler cannot emit one there. */
const WORKER =
  typeof window === 'undefined' ? '' : new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Reason a PDF contains no usable photos, as a sentence that says what to do. */
export class PdfRefusal extends Error {}

interface ReadingPdf {
  onPhoto: (found: FoundFile) => void;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

async function pageAsPhoto(document: PDFDocumentProxy, number: number): Promise<Blob> {
  const page = await document.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: SIDE / Math.max(whole.width, whole.height) });
  const canvas = window.document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
  try {
    await page.render({ canvas, viewport, background: '#ffffff' }).promise;
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!photo) throw new PdfRefusal('This browser cannot make photos of the pages. Use another computer.');
    return photo;
  } finally {
    page.cleanup();
    // Browsers release a canvas's memory only when it is small.
    [canvas.width, canvas.height] = [0, 0];
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof PdfRefusal) return error;
  if (error.name === 'PasswordException')
    return new PdfRefusal('This PDF has a password. Ask the seller for one without, or for the photos.');
  if (error.name === 'AbortError') return error;
  return new PdfRefusal('This PDF is damaged and cannot be opened. Ask for it again.');
}

/**
 * Returns the pages of a PDF as photos, one after the other.
 * @throws PdfRefusal with what to do.
 */
export async function readPdf(pdf: File, { onPhoto, onProgress, signal }: ReadingPdf): Promise<void> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = WORKER;
  const loading = getDocument({ data: await pdf.arrayBuffer(), useWasm: false, isEvalSupported: false });
  try {
    const document = await loading.promise;
    const { numPages } = document;
    if (numPages > PDF_PAGES)
      throw new PdfRefusal(`This PDF has ${numPages} pages. Split it into parts of at most ${PDF_PAGES}.`);
    const digits = String(numPages).length;
    const folder = pdf.name.replace(/\.pdf$/i, '');
    for (let number = 1; number <= numPages; number += 1) {
      signal.throwIfAborted();
      const photo = await pageAsPhoto(document, number);
      const name = `${folder}, page ${String(number).padStart(digits, '0')}.jpg`;
      onPhoto({ file: new File([photo], name, { type: photo.type, lastModified: pdf.lastModified }), folder });
      onProgress(number / numPages);
    }
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await loading.destroy();
  }
}
