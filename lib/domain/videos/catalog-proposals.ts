import { plainText } from '../text/plain-text';

const DAY_MS = 86_400_000;

/** Facts of a video that reveal which goods it shows. */
export interface ShownGoods {
  /** All text about it: caption, titles, description. */
  text: string;
  caption: string;
  /** In paise, as parsed from the text. */
  rates: readonly number[];
  productTypeId: string | null;
  createdAt: Date;
  /** Catalogs with a photo similar to one of its frames. */
  alikeIds: ReadonlySet<string>;
}

export interface CatalogGoods {
  id: string;
  title: string;
  designNumber: string;
  caption: string;
  rate: number | null;
  productTypeId: string | null;
  createdAt: Date;
}

/** Words too common to identify goods; short words do not count either. */
const COMMON = new Set(['with', 'saree', 'sarees', 'kurti', 'catalog', 'volume', 'design', 'designs', 'piece', 'rate']);
const wordsOf = (text: string) =>
  new Set((plainText(text).match(/[\p{L}\p{M}\d]{4,}/gu) ?? []).filter((word) => !COMMON.has(word)));

function wordsInCommon(video: ReadonlySet<string>, { title, designNumber }: CatalogGoods): string[] {
  return [...wordsOf(`${title} ${designNumber}`)].filter((word) => video.has(word));
}

const daysApart = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) / DAY_MS;

interface Judged {
  score: number;
  reasons: string[];
}

function judge(video: ShownGoods, words: ReadonlySet<string>, catalog: CatalogGoods): Judged {
  const said = wordsInCommon(words, catalog);
  const isSameCaption = video.caption.trim() !== '' && plainText(video.caption) === plainText(catalog.caption);
  const days = daysApart(video.createdAt, catalog.createdAt);
  const found: (readonly [boolean, number, string])[] = [
    [video.alikeIds.has(catalog.id), 6, 'looks like its photo'],
    [isSameCaption, 5, 'same caption'],
    [catalog.rate !== null && video.rates.includes(catalog.rate), 3, 'same rate'],
    [said.length > 0, 2 * said.length, `says ${said.slice(0, 3).join(', ')}`],
    [days <= 2, 2, 'came at the same time'],
    [days > 2 && days <= 10, 1, 'came in the same days'],
    [catalog.productTypeId !== null && catalog.productTypeId === video.productTypeId, 1, 'same product type'],
  ];
  const holds = found.filter(([is]) => is);
  return { score: holds.reduce((sum, [, weight]) => sum + weight, 0), reasons: holds.map(([, , reason]) => reason) };
}

/**
 * Catalogs of a seller that a video may show, most likely first, judged by common words, rates and dates. Suggestions
 * only, never applied automatically.
 */
export function proposedCatalogs<Catalog extends CatalogGoods>(
  video: ShownGoods,
  catalogs: readonly Catalog[],
  most: number,
): { catalog: Catalog; reasons: string[] }[] {
  const words = wordsOf(video.text);
  return catalogs
    .map((catalog) => ({
      catalog,
      ...judge(video, words, catalog),
      days: daysApart(video.createdAt, catalog.createdAt),
    }))
    .sort((one, other) => other.score - one.score || one.days - other.days)
    .slice(0, most)
    .map(({ catalog, reasons }) => ({ catalog, reasons }));
}
