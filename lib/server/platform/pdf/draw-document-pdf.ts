import { setImmediate as letOthers } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { PrintedDocument } from '@/lib/domain/orders/printed/printed-document';
import { composeDocument } from './compose-document';
import { type DocumentItem, PAPER } from './document-items';
import { fillBoxes } from './fill-boxes';
import { openFonts } from './fonts';
import { writeText } from './write-text';

const PRODUCER = 'BOMB';

type Document = InstanceType<typeof PDFDocument>;

function drawItem(document: Document, item: DocumentItem): void {
  if (item.kind === 'text') return writeText(document, item);
  if (item.kind === 'rule') {
    const { from, to, colour } = item;
    document.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(0.5).stroke(colour);
    return;
  }
  fillBoxes(document, item.boxes, item.colour);
}

export interface MarkedDocument {
  document: PrintedDocument;
  /** Printed at the foot of every page. */
  mark: string;
}

interface Printing {
  documents: readonly MarkedDocument[];
  title: string;
  /** Stored in the file: the same document and time give the same bytes. */
  createdAt: Date;
}

/** Draws documents of a few pages each as one PDF. */
export async function drawDocumentsPdf({ documents, title, createdAt }: Printing): Promise<Buffer> {
  await openFonts();
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: '',
    lang: 'en',
    info: { Title: title, Producer: PRODUCER, Creator: PRODUCER, CreationDate: createdAt },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const { document: printed, mark } of documents) {
    for (const items of composeDocument(printed, mark)) {
      document.addPage({ size: [PAPER.width, PAPER.height], margin: 0 });
      for (const item of items) drawItem(document, item);
    }
    if (documents.length > 1) await letOthers();
  }
  document.end();
  await written;
  return Buffer.concat(parts);
}

/** Draws one document as a PDF. */
export const drawDocumentPdf = ({ document, mark, createdAt }: MarkedDocument & { createdAt: Date }): Promise<Buffer> =>
  drawDocumentsPdf({ documents: [{ document, mark }], title: `${document.title} ${mark}`, createdAt });
