import { once } from 'node:events';
import type { Writable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { LINE_HEIGHT } from '@/lib/domain/catalog-pdf/page-layout';
import { openFonts, type Weight } from './fonts';
import { COLOURS } from './page-items';
import { textBlock, textItems } from './text-items';
import { writeText } from './write-text';

/** One titled table of a document. */
export interface PdfTable {
  title: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

interface TablesJob {
  title: string;
  tables: readonly PdfTable[];
  createdAt: Date;
}

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 40 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
const SIZES = { title: 14, cell: 8.5 } as const;
const ROW = SIZES.cell * LINE_HEIGHT + 4;
/** The first column has the row label and is wider, by this factor. */
const FIRST = 2.4;
const GAP = 6;
const TALLEST_CELL = 3;

const PRODUCER = 'BOMB';

type Document = InstanceType<typeof PDFDocument>;

/** Writes tables from the top of a page down, continuing on the next page. */
class TableWriter {
  private top = BOTTOM;

  constructor(private readonly document: Document) {}

  private page(): void {
    this.document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    this.top = PAGE.margin;
  }

  private write(texts: readonly string[], widths: readonly number[], size: number, weight: Weight): void {
    const blocks = texts.map((text, column) => {
      const width = (widths[column] ?? 0) - GAP;
      return textBlock([{ text, weight, size, colour: COLOURS.text, maxLines: TALLEST_CELL }], width, PAGE.height);
    });
    const height = Math.max(ROW, ...blocks.map((block) => block.height + 4));
    let x = PAGE.margin;
    blocks.forEach((block, column) => {
      const width = widths[column] ?? 0;
      const box = { x, y: this.top, width: width - GAP, height };
      const align = column === 0 || texts.length < 3 ? 'left' : 'right';
      for (const item of textItems(block, box, align)) writeText(this.document, item);
      x += width;
    });
    this.top += height;
  }

  table({ title, header, rows }: PdfTable): void {
    const share = WIDTH / (FIRST + header.length - 1);
    const widths = header.map((_, column) => (column === 0 ? FIRST * share : share));
    const head = () => this.write(header, widths, SIZES.cell, 'bold');
    if (this.top + 5 * ROW > BOTTOM) this.page();
    this.write([title], [WIDTH], SIZES.title, 'bold');
    this.top += 4;
    head();
    for (const row of rows) {
      if (this.top + TALLEST_CELL * ROW > BOTTOM) {
        this.page();
        head();
      }
      this.write(row, widths, SIZES.cell, 'regular');
    }
    this.top += ROW;
  }
}

/** Draws tables as a PDF into a stream and ends it. The same tables and time give the same bytes. */
export async function drawTablesPdf({ title, tables, createdAt }: TablesJob, output: Writable): Promise<void> {
  await openFonts();
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: '',
    lang: 'en',
    info: { Title: title, Producer: PRODUCER, Creator: PRODUCER, CreationDate: createdAt },
  });
  const ended = once(output, 'finish');
  document.pipe(output);
  const writer = new TableWriter(document);
  for (const table of tables) writer.table(table);
  document.end();
  await ended;
}
