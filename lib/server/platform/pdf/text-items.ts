import { type Box, LINE_HEIGHT } from '@/lib/domain/catalog-pdf/page-layout';
import { breakLines, type TextLine } from './break-lines';
import type { Weight } from './fonts';
import { COLOURS, type TextItem, type WatermarkItem } from './page-items';

/** Where the baseline is in the height of a line. */
const BASELINE = 1.06;

export interface Paragraph {
  text: string;
  weight: Weight;
  size: number;
  colour: string;
  maxLines: number;
}

interface PlacedLine {
  line: TextLine;
  size: number;
  colour: string;
}

/** Lines that are broken already, and how tall they are together. */
export interface TextBlock {
  lines: PlacedLine[];
  height: number;
}

/** Breaks paragraphs to a width; lines that would go beyond the height are left out, the least important last. */
export function textBlock(paragraphs: readonly Paragraph[], width: number, limit: number): TextBlock {
  const lines: PlacedLine[] = [];
  let height = 0;
  for (const { text, weight, size, colour, maxLines } of paragraphs) {
    const room = Math.floor((limit - height) / (size * LINE_HEIGHT));
    if (room < 1) break;
    const broken = breakLines(text, { weight, size, width, maxLines: Math.min(maxLines, room) });
    lines.push(...broken.map((line) => ({ line, size, colour })));
    height += broken.length * size * LINE_HEIGHT;
  }
  return { lines, height };
}

const starts = {
  left: () => 0,
  centre: (box: Box, line: TextLine) => (box.width - line.width) / 2,
  right: (box: Box, line: TextLine) => box.width - line.width,
} as const;

/** Lines from the top of a box downwards. */
export function textItems({ lines }: TextBlock, box: Box, align: keyof typeof starts = 'left'): TextItem[] {
  let top = box.y;
  return lines.map(({ line, size, colour }) => {
    const baseline = top + size * BASELINE;
    top += size * LINE_HEIGHT;
    return { kind: 'text', line, x: box.x + starts[align](box, line), baseline, size, colour };
  });
}

const WATERMARK = { share: 0.62, most: 84, least: 22, opacity: 0.22 } as const;

/** A text from corner to corner, as large as it may be; none where nothing can be drawn. */
export function watermark(text: string, { width, height }: { width: number; height: number }): WatermarkItem[] {
  const room = Math.hypot(width, height) * WATERMARK.share;
  const rules = { weight: 'bold', maxLines: 1 } as const;
  const [whole] = breakLines(text, { ...rules, size: 1, width: Infinity });
  if (!whole) return [];
  const size = Math.min(WATERMARK.most, Math.max(WATERMARK.least, room / whole.width));
  return breakLines(text, { ...rules, size, width: room * 1.01 }).map((line) => ({
    kind: 'watermark',
    line,
    centre: { x: width / 2, y: height / 2 },
    angle: -(Math.atan2(height, width) * 180) / Math.PI,
    size,
    colour: COLOURS.watermark,
    opacity: WATERMARK.opacity,
  }));
}
