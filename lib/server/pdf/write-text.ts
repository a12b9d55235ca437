import type PDFDocument from 'pdfkit';
import type { LineRun } from './break-lines';
import type { TextItem } from './page-items';

type Document = InstanceType<typeof PDFDocument>;

const short = (value: number) => String(Math.round(value * 1000) / 1000);

/** `#rrggbb` as the operands of PDF's colour operator. */
const colourOperands = (colour: string) =>
  [1, 3, 5].map((at) => short(parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/** The font in this document, ready for the page. */
function fontOf(document: Document, { font: { name, font } }: LineRun): PDFKit.EmbeddedFont {
  document.registerFont(name, font).font(name);
  const embedded = document._font;
  document.page.fonts[embedded.id] ??= embedded.ref();
  return embedded;
}

/**
 * The operators that show a run. Letters follow each other by themselves, with the kerning between; a mark that is moved
 * (a vowel sign above its letter) is placed by itself, and so is the letter after it. Pages count downwards and text
 * upwards, hence the −1.
 */
function runOperators(font: PDFKit.EmbeddedFont, { text }: LineRun, x: number, y: number, size: number): string {
  const [glyphs, positions] = font.encode(text);
  const scale = size / 1000;
  const operators = [`/${font.id} ${short(size)} Tf`];
  let [shown, pen, wasMoved] = ['', x, true];
  const show = () => shown && operators.push(`[${shown}] TJ`);
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0, advanceWidth = 0 } = positions[index] ?? {};
    const isMoved = xOffset !== 0 || yOffset !== 0;
    if (isMoved || wasMoved) {
      show();
      shown = '';
      operators.push(`1 0 0 -1 ${short(pen + xOffset * scale)} ${short(y - yOffset * scale)} Tm`);
    }
    const kerning = advanceWidth - xAdvance;
    shown += `<${glyph}>${kerning === 0 ? '' : short(kerning)}`;
    pen += xAdvance * scale;
    wasMoved = isMoved;
  });
  show();
  return operators.join(' ');
}

/** Writes a line at once: pdfkit would write each run in ten parts, which takes longer than the photos of a page. */
export function writeText(document: Document, { line, x, baseline, size, colour }: TextItem): void {
  const runs = line.runs.map((run) => runOperators(fontOf(document, run), run, x + run.x, baseline, size));
  document.addContent(`${colourOperands(colour)} rg BT ${runs.join(' ')} ET`);
}
