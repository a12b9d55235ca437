import { type CatalogOnPage, type CatalogPdfOptions, shownRate } from './options';
import { PAGE_WORDS } from './page-words';

/** Separates facts on one line. */
export const BETWEEN = ' · ';

/** Facts printed under a catalog's title, one line per kind; unknown facts are left out. */
export interface CatalogFacts {
  rate: string;
  set: string;
  sizes: string;
  fabric: string;
  tags: string;
  minimumOrder: string;
  seller: string;
}

export type FactOptions = Pick<CatalogPdfOptions, 'rate' | 'markupPercent' | 'showsSeller' | 'language'>;

const joined = (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(BETWEEN);
const listed = (items: readonly string[]) =>
  items
    .map((item) => item.trim())
    .filter(Boolean)
    .join(', ');

/** Facts of a catalog in the page's language. GST is only mentioned next to a rate; alone it has no meaning. */
export function catalogFacts(catalog: CatalogOnPage, options: FactOptions): CatalogFacts {
  const words = PAGE_WORDS[options.language];
  const rate = shownRate(catalog, options);
  const [sizes, fabric, seller] = [listed(catalog.sizes), catalog.fabric.trim(), catalog.sellerName.trim()];
  return {
    rate: joined([rate && words.perPiece(rate), rate && catalog.gst && words.gst[catalog.gst]]),
    set: catalog.pieces ? words.setOf(catalog.pieces) : '',
    sizes: sizes && words.sizes(sizes),
    fabric: fabric && words.fabric(fabric),
    tags: listed(catalog.tags),
    minimumOrder: catalog.minimumOrder ? words.minimumOrder(catalog.minimumOrder) : '',
    seller: options.showsSeller && seller ? words.seller(seller) : '',
  };
}
