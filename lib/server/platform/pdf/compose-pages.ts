import type { CatalogPdfOptions, CatalogWithPhotos } from '@/lib/domain/catalog-pdf/options';
import { type CaptionPart, pageCaption, type PhotoPlace, printable } from '@/lib/domain/catalog-pdf/page-captions';
import {
  type Box,
  CAPTION_SIZE,
  captionLimit,
  captionWidth,
  coverBoxes,
  FOOTER_SIZE,
  footerBox,
  pageCells,
  pageCount,
  pageSize,
} from '@/lib/domain/catalog-pdf/page-layout';
import { PAGE_WORDS, pageDate } from '@/lib/domain/catalog-pdf/page-words';
import { BETWEEN } from '@/lib/domain/catalog-pdf/catalog-facts';
import type { Weight } from './fonts';
import { COLOURS, type ComposedPage, type PageItem, type PhotoItem } from './page-items';
import { type Paragraph, textBlock, textItems, watermark } from './text-items';
import { besideCode, codeHeight, videoCode } from './video-code';

/** What pages are made of. */
export interface PageSource {
  catalogs: readonly CatalogWithPhotos[];
  options: CatalogPdfOptions;
  /** Stands on the cover and in the file: with the same moment and the same photos, the file is the same. */
  createdAt: Date;
}

interface Shown {
  catalog: CatalogWithPhotos;
  photo: string | null;
  place: PhotoPlace;
}

/** A catalog without photos is shown all the same: what was chosen is not lost without a word. */
const shownOf = (catalog: CatalogWithPhotos): Shown[] =>
  (catalog.photos.length > 0 ? catalog.photos : [null]).map((photo, index, { length }) => ({
    catalog,
    photo,
    place: { photo: index + 1, of: length },
  }));

/** A catalog's video stands beside its first photo. */
const videoOf = ({ catalog, place }: Shown) => (place.photo === 1 ? catalog.videoUrl : undefined);

const LOOKS: Record<CaptionPart['look'], { weight: Weight; colour: string; scale: number }> = {
  title: { weight: 'bold', colour: COLOURS.text, scale: 1.15 },
  rate: { weight: 'bold', colour: COLOURS.text, scale: 1.05 },
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

/** At the foot of a page: whom to ask, and which page it is. */
function footer({ footer: contact, perPage, language }: CatalogPdfOptions, page: number, of: number): PageItem[] {
  const box = footerBox(perPage);
  const block = (text: string, width: number) => textBlock([{ ...SMALL, text }], width, box.height);
  const number = block(PAGE_WORDS[language].pageOf(page, of), box.width);
  const room = box.width - (number.lines[0]?.line.width ?? 0) - FOOTER_GAP;
  return [...textItems(block(contact, room), box), ...textItems(number, box, 'right')];
}

function photosPage(shown: readonly Shown[], options: CatalogPdfOptions): PageItem[] {
  const { perPage, language } = options;
  const paragraphs = ({ catalog, place }: Shown): Paragraph[] =>
    pageCaption(catalog, options, place).map(({ text, look, maxLines }) => {
      const { weight, colour, scale } = LOOKS[look];
      return { text, weight, colour, maxLines, size: CAPTION_SIZE[perPage] * scale };
    });
  const roomFor = (one: Shown, caption: Box) => (videoOf(one) ? besideCode(caption, perPage) : caption);
  const whole = { x: 0, y: 0, width: captionWidth(perPage), height: captionLimit(perPage) };
  const captions = shown.map((one) => textBlock(paragraphs(one), roomFor(one, whole).width, whole.height));
  const heights = shown.map((one, index) =>
    Math.max(captions[index]?.height ?? 0, videoOf(one) ? codeHeight(perPage) : 0),
  );
  const cells = pageCells(perPage, Math.max(...heights));
  return shown.flatMap((one, index) => {
    const [cell, caption, link] = [cells[index], captions[index], videoOf(one)];
    if (!cell || !caption) return [];
    const { photo } = one;
    const item = photoItem({ box: cell.photo, photo, fit: 'whole', isDrawnAgain: false, language });
    const words = textItems(caption, roomFor(one, cell.caption), 'centre');
    return [item, ...words, ...(link ? videoCode(link, cell.caption, perPage, PAGE_WORDS[language].video) : [])];
  });
}

/** The first photo of every catalog, then the second ones, until there are enough. */
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
  const mosaic = boxes.mosaic.map((box) =>
    photoItem({ box, photo: photos.next().value ?? null, fit, isDrawnAgain: true, language }),
  );
  return [...mosaic, ...textItems(block, boxes.words, 'centre')];
}

/** Composes page after page, each when it is asked for. @throws where there is no catalog: a page needs something on it. */
export function* composePages(source: PageSource): Generator<ComposedPage> {
  const { catalogs, options } = source;
  if (catalogs.length === 0) throw new RangeError('There is no catalog to be drawn.');
  const [size, of] = [
    pageSize(options.perPage),
    pageCount(
      catalogs.map(({ photos }) => photos.length),
      options,
    ),
  ];
  const mark = watermark(options.watermark, size);
  let page = 0;
  const finished = (items: PageItem[]): ComposedPage => {
    page += 1;
    return { ...size, items: [...items, ...mark, ...footer(options, page, of)] };
  };
  if (options.hasCover) yield finished(coverPage(source));
  const shown = catalogs.flatMap(shownOf);
  for (let first = 0; first < shown.length; first += options.perPage)
    yield finished(photosPage(shown.slice(first, first + options.perPage), options));
}
