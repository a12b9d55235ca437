import { type Box, LINE_HEIGHT } from '@/lib/domain/catalog-pdf/page-layout';
import { breakLines, type TextLine } from './break-lines';
import type { Weight } from './fonts';
import { COLOURS, type TextItem, type WatermarkItem } from './page-items';

/** Position of the baseline within a line's height. */
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

/** Broken lines and their total height. */
export interface TextBlock {
  lines: PlacedLine[];
  height: number;
}

/** Breaks paragraphs to a width; lines beyond the height are dropped, the least important come last. */
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

/** Lines from the top of a box down. */
export function textItems({ lines }: TextBlock, box: Box, align: keyof typeof starts = 'left'): TextItem[] {
  let top = box.y;
  return lines.map(({ line, size, colour }) => {
    const baseline = top + size * BASELINE;
    top += size * LINE_HEIGHT;
    return { kind: 'text', line, x: box.x + starts[align](box, line), baseline, size, colour };
  });
}

const WATERMARK = { share: 0.8, most: 30, least: 6, angle: -18, height: 0.55 } as const;

/** Light letters with a dark outline: readable on both a white and a black saree. */
const WATERMARK_LAYERS = [
  { colour: COLOURS.shade, opacity: 0.3, shift: 0.04 },
  { colour: COLOURS.mark, opacity: 0.7, shift: 0 },
] as const;

/** A text across a photo at the top of its box, in the area covered by upright and wide photos alike. */
export function watermark(text: string, { x, y, width, height }: Box): WatermarkItem[] {
  const room = width * WATERMARK.share;
  const rules = { weight: 'bold', maxLines: 1 } as const;
  const [whole] = breakLines(text, { ...rules, size: 1, width: Infinity });
  if (!whole) return [];
  const size = Math.min(WATERMARK.most, Math.max(WATERMARK.least, room / whole.width));
  const centre = { x: x + width / 2, y: y + Math.min(height, width) * WATERMARK.height };
  return breakLines(text, { ...rules, size, width: room * 1.01 }).flatMap((line) =>
    WATERMARK_LAYERS.map(({ shift, ...look }) => ({
      kind: 'watermark' as const,
      line,
      centre: { x: centre.x + size * shift, y: centre.y + size * shift },
      angle: WATERMARK.angle,
      size,
      ...look,
    })),
  );
}
