import { catalogHeading, type HeadingPart, printable } from '@/lib/domain/catalog-pdf/catalog-heading';
import type { CatalogPdfOptions, CatalogWithPhotos } from '@/lib/domain/catalog-pdf/options';
import {
  type Box,
  coverBoxes,
  FOOTER_SIZE,
  footerBox,
  HEADING_SIZE,
  headingLimit,
  headingWidth,
  PAGE_HEADING_SIZE,
  pageSize,
  planPages,
  type Segment,
  segmentPlaces,
} from '@/lib/domain/catalog-pdf/page-layout';
import { PAGE_WORDS, pageDate } from '@/lib/domain/catalog-pdf/page-words';
import { BETWEEN } from '@/lib/domain/catalog-pdf/catalog-facts';
import type { Weight } from './fonts';
import { COLOURS, type ComposedPage, type PageItem, type PhotoItem } from './page-items';
import { type Paragraph, textBlock, textItems, watermark } from './text-items';
import { besideCode, codeHeight, videoCode } from './video-code';

/** Content of the pages. */
export interface PageSource {
  catalogs: readonly CatalogWithPhotos[];
  options: CatalogPdfOptions;
  /** Printed on the cover and stored in the file: the same time and photos give the same file. */
  createdAt: Date;
}

const LOOKS: Record<HeadingPart['look'], { weight: Weight; colour: string; scale: number }> = {
  title: { weight: 'bold', colour: COLOURS.text, scale: 1.5 },
  rate: { weight: 'bold', colour: COLOURS.text, scale: 1.15 },
  plain: { weight: 'regular', colour: COLOURS.text, scale: 1 },
  quiet: { weight: 'regular', colour: COLOURS.quiet, scale: 1 },
};

const SMALL = { weight: 'regular', size: FOOTER_SIZE, colour: COLOURS.quiet, maxLines: 1 } as const;
const FOOTER_GAP = 16;

type PhotoRules = Pick<PhotoItem, 'box' | 'photo' | 'fit' | 'isDrawnAgain'> & Pick<CatalogPdfOptions, 'language'>;

function photoItem({ language, ...rules }: PhotoRules): PhotoItem {
  const { box } = rules;
  const block = textBlock([{ ...SMALL, text: PAGE_WORDS[language].photoMissing }], box.width, box.height);
  const middle = { ...box, y: box.y + (box.height - block.height) / 2 };
  return { kind: 'photo', ...rules, missing: textItems(block, middle, 'centre') };
}

/** A photo with its markings. */
function markedPhoto(rules: PhotoRules, options: CatalogPdfOptions): PageItem[] {
  return [photoItem(rules), ...(rules.photo === null ? [] : watermark(options.watermark, rules.box))];
}

const logoItem = (photo: string, box: Box): PhotoItem => ({
  kind: 'photo',
  box,
  fit: 'whole',
  photo,
  isDrawnAgain: true,
  missing: null,
});

const LOGO = { width: 64, height: 22, gap: 10, onCover: { width: 180, height: 64 } } as const;

/** Footer: logo, contact and page number. */
function footer(options: CatalogPdfOptions, page: number, of: number): PageItem[] {
  const { footer: contact, perPage, language, logoId } = options;
  const box = footerBox(perPage);
  const block = (text: string, width: number) => textBlock([{ ...SMALL, text }], width, box.height);
  const number = block(PAGE_WORDS[language].pageOf(page, of), box.width);
  const left = logoId ? LOGO.width + LOGO.gap : 0;
  const room = box.width - left - (number.lines[0]?.line.width ?? 0) - FOOTER_GAP;
  const words = textItems(block(contact, room), { ...box, x: box.x + left });
  const logo = logoId
    ? [
        logoItem(logoId, {
          x: box.x,
          y: box.y - (LOGO.height - FOOTER_SIZE) / 2,
          width: LOGO.width,
          height: LOGO.height,
        }),
      ]
    : [];
  return [...logo, ...words, ...textItems(number, box, 'right')];
}

const RULE = 0.75;

/** Headings, each above the photos of its catalog. */
function photosPage(rows: readonly Segment[][], { catalogs, options }: PageSource): PageItem[] {
  const { perPage, language, sharesPages = false } = options;
  const letters = sharesPages ? HEADING_SIZE[perPage] : PAGE_HEADING_SIZE;
  /** A catalog's video code is placed beside its first photo. */
  const videoOf = ({ catalog, from }: Segment) => (from === 0 ? catalogs[catalog]?.videoUrl : undefined);
  const roomFor = (segment: Segment, heading: Box) => (videoOf(segment) ? besideCode(heading, perPage) : heading);
  /** A catalog that continues in the page's next row does not repeat its heading. */
  const goesOn = (segment: Segment) =>
    segment.from > 0 && rows.flat().some(({ catalog, from }) => catalog === segment.catalog && from < segment.from);
  const blocks = rows.map((row) =>
    row.map((segment) => {
      const catalog = catalogs[segment.catalog];
      const parts = catalog && !goesOn(segment) ? catalogHeading(catalog, options, segment.from === 0) : [];
      const paragraphs = parts.map(({ text, look, maxLines }): Paragraph => {
        const { weight, colour, scale } = LOOKS[look];
        return { text, weight, colour, maxLines, size: letters * scale };
      });
      const whole = { x: 0, y: 0, width: headingWidth(options, segment), height: headingLimit(options) };
      return textBlock(paragraphs, roomFor(segment, whole).width, whole.height);
    }),
  );
  const heights = rows.map((row, line) =>
    row.map((segment, index) => {
      const text = blocks[line]?.[index]?.height ?? 0;
      return Math.max(text, videoOf(segment) ? codeHeight(perPage) : 0);
    }),
  );
  const places = segmentPlaces(rows, heights, options);
  return rows.flatMap((row, line) =>
    row.flatMap((segment, index): PageItem[] => {
      const [place, block, link] = [places[line]?.[index], blocks[line]?.[index], videoOf(segment)];
      if (!place || !block) return [];
      const { heading } = place;
      const code = link ? videoCode(link, heading, perPage, PAGE_WORDS[language].video) : [];
      const rule = { ...heading, y: heading.y + heading.height + RULE, height: RULE };
      const photos = place.photos.flatMap((box, number) => {
        const photo = catalogs[segment.catalog]?.photos[segment.from + number] ?? null;
        return markedPhoto({ box, photo, fit: 'whole', isDrawnAgain: false, language }, options);
      });
      const underline: PageItem[] = goesOn(segment) ? [] : [{ kind: 'rule', box: rule, colour: COLOURS.rule }];
      return [...photos, ...textItems(block, roomFor(segment, heading)), ...code, ...underline];
    }),
  );
}

/** First photo of every catalog, then the second ones, until there are enough. */
function* firstPhotos(catalogs: readonly CatalogWithPhotos[]): Generator<string> {
  const most = Math.max(...catalogs.map(({ photos }) => photos.length));
  for (let place = 0; place < most; place += 1)
    for (const { photos } of catalogs) {
      const photo = photos[place];
      if (photo !== undefined) yield photo;
    }
}

function coverPage({ catalogs, options, createdAt }: PageSource): PageItem[] {
  const { perPage, language, title } = options;
  const words = PAGE_WORDS[language];
  const photoCount = catalogs.reduce((sum, { photos }) => sum + photos.length, 0);
  const boxes = coverBoxes(perPage, photoCount);
  const photos = firstPhotos(catalogs);
  const facts = [words.catalogs(catalogs.length), words.photos(photoCount), pageDate(createdAt, language)].join(
    BETWEEN,
  );
  const block = textBlock(
    [
      { text: printable(title) || words.catalog, weight: 'bold', size: 30, colour: COLOURS.text, maxLines: 3 },
      { text: facts, weight: 'regular', size: 13, colour: COLOURS.quiet, maxLines: 2 },
    ],
    boxes.words.width,
    boxes.words.height,
  );
  const fit = boxes.mosaic.length > 1 ? 'fill' : 'whole';
  const mosaic = boxes.mosaic.flatMap((box) =>
    markedPhoto({ box, photo: photos.next().value ?? null, fit, isDrawnAgain: true, language }, options),
  );
  const { x, y, width } = boxes.words;
  const logo = options.logoId
    ? [logoItem(options.logoId, { ...LOGO.onCover, x: x + (width - LOGO.onCover.width) / 2, y })]
    : [];
  const below = logo.length > 0 ? LOGO.onCover.height + LOGO.gap : 0;
  return [...mosaic, ...logo, ...textItems(block, { ...boxes.words, y: y + below }, 'centre')];
}

/** Composes pages lazily, one after another. @throws where there is no catalog: a page needs some content. */
export function* composePages(source: PageSource): Generator<ComposedPage> {
  const { catalogs, options } = source;
  if (catalogs.length === 0) throw new RangeError('There is no catalog to be drawn.');
  const size = pageSize(options.perPage);
  const plan = planPages(
    catalogs.map(({ photos }) => photos.length),
    options,
  );
  const of = plan.length + Number(options.hasCover);
  let page = 0;
  const finished = (items: PageItem[]): ComposedPage => {
    page += 1;
    return { ...size, items: [...items, ...footer(options, page, of)] };
  };
  if (options.hasCover) yield finished(coverPage(source));
  for (const rows of plan) yield finished(photosPage(rows, source));
}
