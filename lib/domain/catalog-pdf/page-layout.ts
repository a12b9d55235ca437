import type { CatalogPdfOptions, PerPage } from './options';

/** In points (1/72 inch), from the top left corner. */
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

/** Position of a catalog's heading and photos. */
export interface SegmentPlace {
  heading: Box;
  photos: Box[];
}

const A4 = { width: 595, height: 842 } as const;
const MARGIN = 28;
const GAP = 16;
const FOOTER = 20;
/** Gap between the photos and the heading above them. */
const HEADING_GAP = 8;
/** A heading always leaves at least this share of its area to the photos. */
const LEAST_PHOTO = 0.5;

/** Most photos are upright: columns, rows and page orientation are chosen to give them the most room. */
const GRIDS: Record<PerPage, { columns: number; rows: number; isWide?: true }> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 2, rows: 1, isWide: true },
  4: { columns: 2, rows: 2 },
  6: { columns: 3, rows: 2 },
};

/** Font size of a heading: across the whole page, and above part of a row. */
export const PAGE_HEADING_SIZE = 11.5;
export const HEADING_SIZE: Record<PerPage, number> = { 1: 11.5, 2: 11, 4: 9.5, 6: 8 };
export const FOOTER_SIZE = 8;
/** Side of the code next to a heading: its squares stay at least 0.4 mm wide, which phones can scan from paper. */
export const CODE_SIDE: Record<PerPage, number> = { 1: 84, 2: 72, 4: 64, 6: 58 };
export const CODE_GAP = 8;
/** A longer URL would make the squares of its code too small. */
export const CODE_LETTERS = 100;
/** Line spacing as a multiple of the font size: Indian vowel signs need room above and below. */
export const LINE_HEIGHT = 1.45;

export const pageSize = (perPage: PerPage): PageSize =>
  GRIDS[perPage].isWide ? { width: A4.height, height: A4.width } : A4;

/** Photos of one catalog under one heading. */
export interface Segment {
  /** Index of the catalog among those chosen. */
  catalog: number;
  /** Index of the first photo, from 0. */
  from: number;
  count: number;
}

type Sharing = Pick<CatalogPdfOptions, 'perPage' | 'sharesPages'>;

/** Each catalog starts a new page. */
const ownPages = (photos: readonly number[], perPage: PerPage): Segment[][][] =>
  photos.flatMap((count, catalog) =>
    Array.from({ length: Math.ceil(count / perPage) }, (_, page) => {
      const from = page * perPage;
      return [[{ catalog, from, count: Math.min(perPage, count - from) }]];
    }),
  );

/** Catalogs share the rows of a grid; a catalog that fits into one row is not split. */
function sharedPages(photos: readonly number[], perPage: PerPage): Segment[][][] {
  const { columns, rows } = GRIDS[perPage];
  const all: Segment[][] = [];
  let row: Segment[] = [];
  let used = 0;
  const endRow = () => {
    if (row.length > 0) all.push(row);
    [row, used] = [[], 0];
  };
  photos.forEach((total, catalog) => {
    for (let from = 0; from < total;) {
      if (used + Math.min(total - from, columns) > columns) endRow();
      const count = Math.min(total - from, columns - used);
      row.push({ catalog, from, count });
      [from, used] = [from + count, used + count];
      if (used === columns) endRow();
    }
  });
  endRow();
  return Array.from({ length: Math.ceil(all.length / rows) }, (_, page) => all.slice(page * rows, (page + 1) * rows));
}

/** Contents of each page, row by row; a catalog without photos still gets a place. */
export function planPages(photos: readonly number[], { perPage, sharesPages = false }: Sharing): Segment[][][] {
  const counts = photos.map((count) => Math.max(count, 1));
  return sharesPages ? sharedPages(counts, perPage) : ownPages(counts, perPage);
}

/** Number of pages for catalogs with these photo counts. */
export const pageCount = (
  photos: readonly number[],
  { hasCover, ...options }: Sharing & Pick<CatalogPdfOptions, 'hasCover'>,
): number => planPages(photos, options).length + Number(hasCover);

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

/** Grid for this many photos under one heading. */
const gridFor = (count: number) => ({ columns: count < 3 ? count : count < 5 ? 2 : 3, rows: count < 3 ? 1 : 2 });

const columnWidth = (perPage: PerPage) => {
  const { columns } = GRIDS[perPage];
  return (contentOf(pageSize(perPage)).width - GAP * (columns - 1)) / columns;
};
const rowHeight = (perPage: PerPage) => {
  const { rows } = GRIDS[perPage];
  return (contentOf(pageSize(perPage)).height - GAP * (rows - 1)) / rows;
};

/** Width at which a heading wraps. */
export const headingWidth = ({ perPage, sharesPages = false }: Sharing, { count }: Segment): number =>
  sharesPages ? count * columnWidth(perPage) + (count - 1) * GAP : contentOf(pageSize(perPage)).width;

/** Maximum height of a heading. */
export const headingLimit = ({ perPage, sharesPages = false }: Sharing): number =>
  (sharesPages ? rowHeight(perPage) : contentOf(pageSize(perPage)).height) * (1 - LEAST_PHOTO);

function placeIn(box: Box, headingHeight: number, grid: { columns: number; rows: number }, count: number) {
  const top = headingHeight > 0 ? headingHeight + HEADING_GAP : 0;
  const below = { ...box, y: box.y + top, height: box.height - top };
  return { heading: { ...box, height: headingHeight }, photos: gridOf(below, grid, GAP).slice(0, count) };
}

/** Position of everything on a page, in reading order; headings in a row share the height of the tallest. */
export function segmentPlaces(
  rows: readonly (readonly Segment[])[],
  heights: readonly (readonly number[])[],
  { perPage, sharesPages = false }: Sharing,
): SegmentPlace[][] {
  const content = contentOf(pageSize(perPage));
  return rows.map((row, line) => {
    const tallest = Math.max(0, ...(heights[line] ?? []));
    if (!sharesPages) return row.map(({ count }) => placeIn(content, tallest, gridFor(count), count));
    const [wide, high] = [columnWidth(perPage), rowHeight(perPage)];
    const y = content.y + line * (high + GAP);
    let x = content.x;
    return row.map(({ count }) => {
      const width = count * wide + (count - 1) * GAP;
      const place = placeIn({ x, y, width, height: high }, tallest, { columns: count, rows: 1 }, count);
      x += width + GAP;
      return place;
    });
  });
}

/** Share of a cover taken by photos. */
const MOSAIC_SHARE = 0.68;
const MOSAIC_GAP = 6;
const MOSAIC_COUNTS = [6, 4, 2, 1] as const;
/** A landscape page has room for one row of upright photos. */
const WIDE_MOSAIC_MOST = 4;

/** Boxes of a cover: a mosaic of as many photos as fill a grid, with the text below. */
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
