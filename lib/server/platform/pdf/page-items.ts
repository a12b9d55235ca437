import type { Box, PageSize } from '@/lib/domain/catalog-pdf/page-layout';
import type { TextLine } from './break-lines';

/** Text from a point on its baseline. */
export interface TextItem {
  kind: 'text';
  line: TextLine;
  x: number;
  baseline: number;
  size: number;
  colour: string;
}

/** A photo in a box: the whole of it, centred at the upper edge, or as much of its upper part as fills the box: faces are there. */
export interface PhotoItem {
  kind: 'photo';
  box: Box;
  fit: 'whole' | 'fill';
  /** Null for a catalog without photos. */
  photo: string | null;
  /** On a cover, or a logo: it is drawn again on another page. */
  isDrawnAgain: boolean;
  /** Drawn where the photo cannot be had; null for nothing. */
  missing: TextItem[] | null;
}

/** Text around a point, turned by an angle in degrees, see-through. */
export interface WatermarkItem {
  kind: 'watermark';
  line: TextLine;
  centre: { x: number; y: number };
  angle: number;
  size: number;
  colour: string;
  opacity: number;
}

/** A code that a phone's camera opens an address by, and a finger too where the page is on a screen. */
export interface CodeItem {
  kind: 'code';
  box: Box;
  /** Its dark modules. */
  boxes: readonly Box[];
  link: string;
}

/** A filled box: a line between things. */
export interface RuleItem {
  kind: 'rule';
  box: Box;
  colour: string;
}

export type PageItem = TextItem | PhotoItem | WatermarkItem | CodeItem | RuleItem;

/** Everything that is drawn on a page, in the order it is drawn: the same for a PDF and for pictures. */
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
