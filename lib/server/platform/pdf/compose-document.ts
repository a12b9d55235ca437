import {
  columnRupees,
  type PrintedColumn,
  type PrintedDocument,
  type PrintedParty,
  type PrintedTable,
} from '@/lib/domain/orders/printed/printed-document';
import { DocumentFlow, type Cell, type Letters } from './document-flow';
import { CONTENT_WIDTH, type DocumentItem, PAPER } from './document-items';
import { COLOURS } from './page-items';
import { qrItem } from './qr-item';
import { textBlock, textItems } from './text-items';

const SMALL = { size: 7.5, colour: COLOURS.quiet } as const satisfies Letters;
const BOLD = { weight: 'bold' } as const satisfies Letters;
const GAP = 6;
const CELL_GAP = 4;
/** A little over three centimetres: readable from paper by a phone. */
const QR_SIDE = 96;
const CARRIED_HEIGHT = 18;

function head(flow: DocumentFlow, { title, purpose, facts }: PrintedDocument): void {
  const half = CONTENT_WIDTH / 2;
  const top = flow.y;
  flow.row([{ text: title, x: 0, width: half, weight: 'bold', size: 17 }], 2);
  flow.row([{ text: purpose, x: 0, width: half - 24, ...SMALL }]);
  const left = flow.y;
  flow.y = top;
  for (const [label, value] of facts)
    flow.row([
      { text: label, x: half, width: 90, ...SMALL },
      { text: value, x: half + 96, width: half - 96 },
    ]);
  flow.y = Math.max(left, flow.y) + GAP;
  flow.rule();
  flow.y += GAP;
}

function partiesRow(flow: DocumentFlow, parties: readonly PrintedParty[]): void {
  if (parties.length === 0) return;
  const width = CONTENT_WIDTH / parties.length;
  const top = flow.y;
  let lowest = top;
  parties.forEach(({ heading, lines }, index) => {
    flow.y = top;
    flow.row([{ text: heading, x: index * width, width: width - 12, ...SMALL }]);
    lines.forEach((text, place) =>
      flow.row([{ text, x: index * width, width: width - 12, ...(place === 0 ? BOLD : {}) }]),
    );
    lowest = Math.max(lowest, flow.y);
  });
  flow.y = lowest + GAP * 1.5;
}

function cellsOf(columns: readonly PrintedColumn[], texts: readonly string[], letters: Letters = {}): Cell[] {
  const shares = columns.reduce((all, { share }) => all + share, 0);
  let x = 0;
  return columns.map(({ share, isRight }, index) => {
    const width = (share / shares) * CONTENT_WIDTH;
    const cell = { text: texts[index] ?? '', x, width: width - CELL_GAP, isRight, ...letters };
    x += width;
    return cell;
  });
}

/** A table over as many pages as needed, repeating its head on each, with the running total if it has one. */
function table(flow: DocumentFlow, { heading, columns, rows, amounts }: PrintedTable): void {
  const header = () => {
    flow.row(
      cellsOf(
        columns,
        columns.map((column) => column.header),
        { ...SMALL, weight: 'bold' },
      ),
      2,
    );
    flow.rule();
    flow.y += 3;
  };
  let sum = 0;
  const carried = (text: string) =>
    flow.row([
      { text, x: 0, width: CONTENT_WIDTH * 0.6, ...SMALL },
      {
        text: columnRupees(sum),
        x: CONTENT_WIDTH * 0.6,
        width: CONTENT_WIDTH * 0.4 - CELL_GAP,
        isRight: true,
        ...BOLD,
      },
    ]);
  if (heading) flow.line(heading, BOLD, 2);
  flow.need(3 * CARRIED_HEIGHT);
  header();
  flow.onTurn = {
    leave: () => amounts && carried('Carried forward'),
    enter: () => {
      header();
      if (amounts) carried('Brought forward');
    },
  };
  rows.forEach((texts, index) => {
    const cells = cellsOf(columns, texts);
    flow.need(flow.heightOf(cells) + 3, amounts ? CARRIED_HEIGHT : 0);
    flow.row(cells, 3);
    sum += amounts?.[index] ?? 0;
  });
  flow.onTurn = null;
  flow.rule();
  flow.y += GAP;
}

function totals(flow: DocumentFlow, rows: PrintedDocument['totals'], inWords: string | null): void {
  const x = CONTENT_WIDTH * 0.55;
  const width = CONTENT_WIDTH - x;
  rows.forEach(([label, value], index) => {
    const letters = index === rows.length - 1 ? { ...BOLD, size: 10 } : {};
    flow.need(16);
    flow.row([
      { text: label, x, width: width / 2, ...letters },
      { text: value, x: x + width / 2, width: width / 2 - CELL_GAP, isRight: true, ...letters },
    ]);
  });
  if (inWords) flow.line(inWords, BOLD, GAP);
}

function qrCode(flow: DocumentFlow, { link, caption }: NonNullable<PrintedDocument['qr']>): void {
  flow.need(QR_SIDE);
  flow.page.push(qrItem(link, { x: PAPER.margin, y: flow.y }, QR_SIDE));
  const top = flow.y;
  flow.y += QR_SIDE / 2 - 10;
  flow.row([{ text: caption, x: QR_SIDE + 8, width: CONTENT_WIDTH - QR_SIDE - 8 }]);
  flow.y = top + QR_SIDE + GAP;
}

/** Footer: the document and the page number. */
function footer(text: string, page: number, of: number): DocumentItem[] {
  const y = PAPER.height - PAPER.margin - 12;
  const box = { x: PAPER.margin, y, width: CONTENT_WIDTH, height: 14 };
  const block = (words: string) =>
    textBlock([{ text: words, weight: 'regular', maxLines: 1, ...SMALL }], CONTENT_WIDTH * 0.7, 14);
  return [...textItems(block(text), box), ...textItems(block(`Page ${page} of ${of}`), box, 'right')];
}

/** Composes the pages of a document. */
export function composeDocument(printed: PrintedDocument, mark: string): DocumentItem[][] {
  const flow = new DocumentFlow();
  head(flow, printed);
  partiesRow(flow, printed.parties);
  if (printed.table) table(flow, printed.table);
  totals(flow, printed.totals, printed.inWords);
  if (printed.summary) table(flow, printed.summary);
  for (const note of printed.notes) flow.line(note, SMALL, 2);
  if (printed.qr) qrCode(flow, printed.qr);
  return flow.pages.map((items, index) => [...items, ...footer(mark, index + 1, flow.pages.length)]);
}
