import { LINE_HEIGHT } from '@/lib/domain/catalog-pdf/page-layout';
import { breakLines } from './break-lines';
import { BOTTOM, CONTENT_WIDTH, type DocumentItem, PAPER, RULE_COLOUR } from './document-items';
import { COLOURS } from './page-items';
import type { Weight } from './fonts';
import { textBlock, textItems } from './text-items';

export interface Letters {
  weight?: Weight;
  size?: number;
  colour?: string;
  maxLines?: number;
}

/** A text's part of a row: offset from the left of the content, in points. */
export interface Cell extends Letters {
  text: string;
  x: number;
  width: number;
  isRight?: boolean;
}

const SIZE = 8.5;
/** More lines than fit any text of a document. */
const MANY_LINES = 12;

/** A number broken over two lines would be misread: it is printed smaller instead. */
function sizeOnOneLine(text: string, { weight, width }: { weight: Weight; width: number }): number {
  const [whole] = breakLines(text, { weight, size: 1, width: Infinity, maxLines: 1 });
  return whole ? (width - 0.1) / whole.width : Infinity;
}

/** Pages filled from the top; content that does not fit starts the next one. */
export class DocumentFlow {
  readonly pages: DocumentItem[][] = [[]];
  y: number = PAPER.margin;
  /** Called at the end of a page and at the start of the next. */
  onTurn: { leave: () => void; enter: () => void } | null = null;

  get page(): DocumentItem[] {
    return this.pages.at(-1) ?? [];
  }

  /** Ensures this much space below the current position; `reserve` stays free for the end of a page. */
  need(height: number, reserve = 0): void {
    if (this.y + height + reserve <= BOTTOM) return;
    this.onTurn?.leave();
    this.pages.push([]);
    this.y = PAPER.margin;
    this.onTurn?.enter();
  }

  /** Height of texts side by side. */
  heightOf(cells: readonly Cell[]): number {
    return Math.max(0, ...cells.map((cell) => this.block(cell).height));
  }

  /** Writes texts side by side and continues below the tallest. */
  row(cells: readonly Cell[], gap = 0): void {
    for (const cell of cells) {
      const box = { x: PAPER.margin + cell.x, y: this.y, width: cell.width, height: BOTTOM };
      this.page.push(...textItems(this.block(cell), box, cell.isRight ? 'right' : 'left'));
    }
    this.y += this.heightOf(cells) + gap;
  }

  line(text: string, letters: Letters = {}, gap = 0): void {
    const cell = { text, x: 0, width: CONTENT_WIDTH, ...letters };
    this.need(this.heightOf([cell]));
    this.row([cell], gap);
  }

  rule(x = 0, width = CONTENT_WIDTH): void {
    const [from, y] = [PAPER.margin + x, this.y];
    this.page.push({ kind: 'rule', from: { x: from, y }, to: { x: from + width, y }, colour: RULE_COLOUR });
  }

  private block({ text, width, weight = 'regular', colour = COLOURS.text, maxLines = MANY_LINES, ...cell }: Cell) {
    const { size: wanted = SIZE, isRight } = cell;
    const size = isRight ? Math.min(wanted, sizeOnOneLine(text, { weight, width })) : wanted;
    return textBlock([{ text, weight, size, colour, maxLines }], width, maxLines * size * LINE_HEIGHT + 1);
  }
}
