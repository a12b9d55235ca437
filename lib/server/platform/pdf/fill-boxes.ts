import type PDFDocument from 'pdfkit';
import type { Box } from '@/lib/domain/catalog-pdf/page-layout';

/** Fills boxes of one colour in one operation, such as the dark modules of a QR code. */
export function fillBoxes(document: InstanceType<typeof PDFDocument>, boxes: readonly Box[], colour: string): void {
  for (const { x, y, width, height } of boxes) document.rect(x, y, width, height);
  document.fill(colour);
}
