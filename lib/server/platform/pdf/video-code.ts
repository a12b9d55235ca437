import type { PerPage } from '@/lib/domain/catalog-pdf/options';
import { type Box, CODE_GAP, CODE_SIDE, FOOTER_SIZE, LINE_HEIGHT } from '@/lib/domain/catalog-pdf/page-layout';
import { COLOURS, type PageItem } from './page-items';
import { qrItem } from './qr-item';
import { textBlock, textItems } from './text-items';

const WORD_HEIGHT = FOOTER_SIZE * LINE_HEIGHT;

/** Height of a code with the word under it. */
export const codeHeight = (perPage: PerPage): number => CODE_SIDE[perPage] + WORD_HEIGHT;

/** The part of a heading's area left beside a code. */
export const besideCode = (heading: Box, perPage: PerPage): Box => ({
  ...heading,
  width: heading.width - CODE_SIDE[perPage] - CODE_GAP,
});

/** QR code of a video at the right of a heading, with a word under it. */
export function videoCode(link: string, heading: Box, perPage: PerPage, word: string): PageItem[] {
  const side = CODE_SIDE[perPage];
  const box = { x: heading.x + heading.width - side, y: heading.y, width: side, height: side };
  const look = { weight: 'regular', size: FOOTER_SIZE, colour: COLOURS.quiet, maxLines: 1 } as const;
  const block = textBlock([{ ...look, text: word }], side, WORD_HEIGHT);
  const { boxes } = qrItem(link, box, side);
  return [{ kind: 'code', box, boxes, link }, ...textItems(block, { ...box, y: box.y + side }, 'centre')];
}
