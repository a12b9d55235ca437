import type { CatalogPdfOptions, PerPage } from './options';

/** In points (1/72 inch), from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageSize {
  width: number;
  height: number;
}

export interface PageCell {
  photo: Box;
  caption: Box;
}

const A4 = { width: 595, height: 842 } as const;
const MARGIN = 28;
const GAP = 16;
const FOOTER = 20;
/** Between a photo and what is said of it. */
export const CAPTION_GAP = 6;
/** No caption may leave less than this share of its cell to the photo. */
const LEAST_PHOTO = 0.5;

/** Photos are upright for the most part: columns and rows, and the way the paper is held, leave them the most room. */
const GRIDS: Record<PerPage, { columns: number; rows: number; isWide?: true }> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 2, rows: 1, isWide: true },
  4: { columns: 2, rows: 2 },
  6: { columns: 3, rows: 2 },
};

/** Size of the letters of a caption. */
export const CAPTION_SIZE: Record<PerPage, number> = { 1: 15, 2: 12, 4: 9.5, 6: 8 };
export const FOOTER_SIZE = 8;
/** Side of the code beside a caption: its squares stay 0.4 mm wide at least, which phones read from paper. */
export const CODE_SIDE: Record<PerPage, number> = { 1: 84, 2: 72, 4: 64, 6: 58 };
export const CODE_GAP = 8;
/** A longer address would make the squares of its code too small. */
export const CODE_LETTERS = 100;
/** From one line to the next, as a multiple of the letters' size: Indian vowel signs need room above and below. */
export const LINE_HEIGHT = 1.45;

export const pageSize = (perPage: PerPage): PageSize =>
  GRIDS[perPage].isWide ? { width: A4.height, height: A4.width } : A4;

/** How many pages catalogs with so many photos take; one without photos has its place all the same. */
export function pageCount(
  photos: readonly number[],
  { perPage, hasCover }: Pick<CatalogPdfOptions, 'perPage' | 'hasCover'>,
): number {
  const shown = photos.reduce((sum, count) => sum + Math.max(count, 1), 0);
  return Math.ceil(shown / perPage) + Number(hasCover);
}

const contentOf = ({ width, height }: PageSize): Box => ({
  x: MARGIN,
  y: MARGIN,
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN - FOOTER,
});

export function footerBox(perPage: PerPage): Box {
  const { width, height } = pageSize(perPage);
  return { x: MARGIN, y: height - MARGIN - FOOTER / 2, width: width - 2 * MARGIN, height: FOOTER };
}

function gridOf(
  { x, y, width, height }: Box,
  { columns, rows }: { columns: number; rows: number },
  gap: number,
): Box[] {
  const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * (wide + gap),
    y: y + Math.floor(index / columns) * (high + gap),
    width: wide,
    height: high,
  }));
}

const cellsOf = (perPage: PerPage) => gridOf(contentOf(pageSize(perPage)), GRIDS[perPage], GAP);

/** The width a caption is broken to. */
export const captionWidth = (perPage: PerPage): number => cellsOf(perPage)[0]?.width ?? 0;

/** The tallest a caption may be. */
export const captionLimit = (perPage: PerPage): number => (cellsOf(perPage)[0]?.height ?? 0) * (1 - LEAST_PHOTO);

/** The places of a page's photos, whose captions are so tall, in reading order. */
export const pageCells = (perPage: PerPage, captionHeight: number): PageCell[] =>
  cellsOf(perPage).map((cell) => {
    const height = cell.height - captionHeight - CAPTION_GAP;
    return {
      photo: { ...cell, height },
      caption: { ...cell, y: cell.y + height + CAPTION_GAP, height: captionHeight },
    };
  });

/** What share of a cover is pictures. */
const MOSAIC_SHARE = 0.68;
const MOSAIC_GAP = 6;
const MOSAIC_COUNTS = [6, 4, 2, 1] as const;
/** A wide page has room for one row of upright pictures. */
const WIDE_MOSAIC_MOST = 4;

/** The boxes of a cover: a mosaic of as many of the photos there are as fill a grid, and the words under it. */
export function coverBoxes(perPage: PerPage, photos: number): { mosaic: Box[]; words: Box } {
  const content = contentOf(pageSize(perPage));
  const { isWide } = GRIDS[perPage];
  const count = MOSAIC_COUNTS.find((grid) => grid <= (isWide ? Math.min(photos, WIDE_MOSAIC_MOST) : photos));
  const height = count ? content.height * MOSAIC_SHARE : 0;
  const top = count ? height + 2 * GAP : content.height / 3;
  return {
    mosaic: count
      ? gridOf({ ...content, height }, isWide ? { columns: count, rows: 1 } : GRIDS[count], MOSAIC_GAP)
      : [],
    words: { ...content, y: content.y + top, height: content.height - top },
  };
}
