import type { Box } from '@/lib/domain/catalog-pdf/page-layout';
import type { TextItem } from './page-items';

/** A straight line across a page. */
export interface RuleItem {
  kind: 'rule';
  from: { x: number; y: number };
  to: { x: number; y: number };
  colour: string;
}

/** Boxes of one colour, such as the dark modules of a QR code. */
export interface FillItem {
  kind: 'fill';
  boxes: Box[];
  colour: string;
}

export type DocumentItem = TextItem | RuleItem | FillItem;

/** A4, in points. */
export const PAPER = { width: 595, height: 842, margin: 36, footer: 24 } as const;

export const CONTENT_WIDTH = PAPER.width - 2 * PAPER.margin;
export const BOTTOM = PAPER.height - PAPER.margin - PAPER.footer;

export const RULE_COLOUR = '#b9bac2';
