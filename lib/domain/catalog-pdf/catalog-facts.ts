import { type CatalogOnPage, type CatalogPdfOptions, shownRate } from './options';
import { PAGE_WORDS } from './page-words';

/** Stands between facts on one line. */
export const BETWEEN = ' · ';

/** What is said of a catalog under its title, a line for each kind of thing; what is not known is left out. */
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

/** The facts of a catalog in the language of the page. GST is said beside a rate only: alone it says nothing. */
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
