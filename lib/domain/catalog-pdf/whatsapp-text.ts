import { oneLine } from '../text/plain-text';
import { withoutMarks } from '../text/whatsapp-marks';
import { catalogFacts, type FactOptions } from './catalog-facts';
import { asShown } from './as-shown';
import type { CatalogOnPage, CatalogPdfOptions } from './options';
import { PAGE_WORDS } from './page-words';

/** WhatsApp renders stars as bold only when they touch the words. */
const bold = (text: string) => `*${text}*`;

/** A catalog as a WhatsApp message: the title in bold, then one line per known fact. */
export function catalogAsWhatsAppText(chosen: CatalogOnPage, options: FactOptions): string {
  const catalog = asShown(chosen, options);
  const { rate, set, sizes, fabric, tags, minimumOrder, seller } = catalogFacts(catalog, options);
  const title = withoutMarks(catalog.title) || PAGE_WORDS[options.language].catalog;
  return [
    bold(title),
    ...[rate, set, sizes, fabric, tags, minimumOrder, seller].map(withoutMarks).filter(Boolean),
  ].join('\n');
}

/** Several catalogs as one message, with the PDF's title on top and its contact line at the end. */
export function catalogsAsWhatsAppText(
  catalogs: readonly CatalogOnPage[],
  options: FactOptions & Pick<CatalogPdfOptions, 'title' | 'footer'>,
): string {
  const title = withoutMarks(options.title);
  // A contact line may contain an address with an underscore, which must stay unchanged.
  const parts = [
    title && bold(title),
    ...catalogs.map((catalog) => catalogAsWhatsAppText(catalog, options)),
    oneLine(options.footer),
  ];
  return parts.filter(Boolean).join('\n\n');
}
