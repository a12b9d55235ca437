import type PDFDocument from 'pdfkit';
import type { LineRun } from './break-lines';
import type { TextItem } from './page-items';

type Document = InstanceType<typeof PDFDocument>;

const short = (value: number) => String(Math.round(value * 1000) / 1000);

/** `#rrggbb` as operands of PDF's colour operator. */
const colourOperands = (colour: string) =>
  [1, 3, 5].map((at) => short(parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/** The font in this document, ready to use on the page. */
function fontOf(document: Document, { font: { name, font } }: LineRun): PDFKit.EmbeddedFont {
  document.registerFont(name, font).font(name);
  const embedded = document._font;
  document.page.fonts[embedded.id] ??= embedded.ref();
  return embedded;
}

/** Consecutive letters as an operand, with the position of the first: in thousandths of the font size. */
interface Stretch {
  x: number;
  y: number;
  letters: string;
}

/**
 * Letters follow each other with kerning; a displaced mark (a vowel sign above its letter) is positioned separately,
 * and so is the letter after it.
 */
function stretchesOf(font: PDFKit.EmbeddedFont, text: string): Stretch[] {
  const [glyphs, positions] = font.encode(text);
  const stretches: Stretch[] = [];
  let pen = 0;
  let wasMoved = true;
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0, advanceWidth = 0 } = positions[index] ?? {};
    const isMoved = xOffset !== 0 || yOffset !== 0;
    if (isMoved || wasMoved) stretches.push({ x: pen + xOffset, y: yOffset, letters: '' });
    const kerning = advanceWidth - xAdvance;
    const last = stretches.at(-1);
    if (last) last.letters += `<${glyph}>${kerning === 0 ? '' : short(kerning)}`;
    pen += xAdvance;
    wasMoved = isMoved;
  });
  return stretches;
}

/** Photos of a catalog share captions and all pages share a footer; fonts belong to one document each. */
const kept = new WeakMap<PDFKit.EmbeddedFont, Map<string, Stretch[]>>();

function keptStretches(font: PDFKit.EmbeddedFont, text: string): Stretch[] {
  const ofFont = kept.get(font) ?? new Map<string, Stretch[]>();
  kept.set(font, ofFont);
  const stretches = ofFont.get(text) ?? stretchesOf(font, text);
  ofFont.set(text, stretches);
  return stretches;
}

/** Operators that show a run. The y axis points down on pages and up in text, hence the −1. */
function runOperators(font: PDFKit.EmbeddedFont, { text }: LineRun, x: number, y: number, size: number): string {
  const scale = size / 1000;
  const shown = keptStretches(font, text).map(
    (one) => `1 0 0 -1 ${short(x + one.x * scale)} ${short(y - one.y * scale)} Tm [${one.letters}] TJ`,
  );
  return [`/${font.id} ${short(size)} Tf`, ...shown].join(' ');
}

/** Writes a line at once: pdfkit would write each run in ten parts, which takes longer than a page's photos. */
export function writeText(document: Document, { line, x, baseline, size, colour }: TextItem): void {
  const runs = line.runs.map((run) => runOperators(fontOf(document, run), run, x + run.x, baseline, size));
  document.addContent(`${colourOperands(colour)} rg BT ${runs.join(' ')} ET`);
}
