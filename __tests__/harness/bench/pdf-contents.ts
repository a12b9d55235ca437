import { createHash } from 'node:crypto';
import type { PdfContents } from './equal-answers';

const IMAGE = '/Subtype /Image\n';
const PAGE = '/Type /Page\n';
const STREAM = 'stream\n';

/** Parses pdfkit's output, and only as much PDF as that needs. */
export function pdfContents(pdf: Buffer): PdfContents {
  const pictures: string[] = [];
  let pages = 0;
  for (let at = 0; at < pdf.length;) {
    const [image, page] = [pdf.indexOf(IMAGE, at), pdf.indexOf(PAGE, at)];
    if (page >= 0 && (image < 0 || page < image)) {
      pages += 1;
      at = page + PAGE.length;
    } else if (image >= 0) {
      const start = pdf.indexOf(STREAM, image) + STREAM.length;
      const length = Number(/\/Length (\d+)/.exec(pdf.toString('latin1', image, start))?.[1]);
      // Skips its bytes, which may contain anything.
      at = start + length;
      pictures.push(createHash('sha256').update(pdf.subarray(start, at)).digest('base64'));
    } else break;
  }
  return { pages, pictures };
}
