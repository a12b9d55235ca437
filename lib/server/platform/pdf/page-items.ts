import type { Box, PageSize } from '@/lib/domain/catalog-pdf/page-layout';
import type { TextLine } from './break-lines';

/** Text at a point on its baseline. */
export interface TextItem {
  kind: 'text';
  line: TextLine;
  x: number;
  baseline: number;
  size: number;
  colour: string;
}

/**
 * A photo in a box: the whole of it, centred at the top edge, or cropped to fill the box from its upper part, where
 * faces are.
 */
export interface PhotoItem {
  kind: 'photo';
  box: Box;
  fit: 'whole' | 'fill';
  /** Null for a catalog without photos. */
  photo: string | null;
  /** True on a cover or for a logo: it is drawn again on another page. */
  isDrawnAgain: boolean;
  /** Drawn where the photo is missing; null for nothing. */
  missing: TextItem[] | null;
}

/** Transparent text around a point, rotated by an angle in degrees. */
export interface WatermarkItem {
  kind: 'watermark';
  line: TextLine;
  centre: { x: number; y: number };
  angle: number;
  size: number;
  colour: string;
  opacity: number;
}

/** A QR code for a URL that can also be clicked on a screen. */
export interface CodeItem {
  kind: 'code';
  box: Box;
  /** Its dark modules. */
  boxes: readonly Box[];
  link: string;
}

/** A filled box: a separating line. */
export interface RuleItem {
  kind: 'rule';
  box: Box;
  colour: string;
}

export type PageItem = TextItem | PhotoItem | WatermarkItem | CodeItem | RuleItem;

/** All items on a page in drawing order: the same for PDF and images. */
export interface ComposedPage extends PageSize {
  items: PageItem[];
}

export const COLOURS = {
  text: '#1b1b1f',
  quiet: '#5f6068',
  empty: '#ececf0',
  rule: '#d9d9e0',
  mark: '#ffffff',
  shade: '#000000',
} as const;
