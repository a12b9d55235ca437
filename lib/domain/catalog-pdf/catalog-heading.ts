import { BETWEEN, catalogFacts, type FactOptions } from './catalog-facts';
import { asShown } from './as-shown';
import type { CatalogOnPage } from './options';
import { PAGE_WORDS } from './page-words';

/** A paragraph of a heading. */
export interface HeadingPart {
  text: string;
  /** `title` and `rate` are bold, the rest is not, `quiet` is grey. */
  look: 'title' | 'rate' | 'plain' | 'quiet';
  /** Text beyond this many lines ends with an ellipsis. */
  maxLines: number;
}

const MAX_LINES = { title: 2, rate: 2, plain: 2, quiet: 1 } as const;

const PRINTABLE = /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Gujarati}0-9]/u;

/** A text with at least one character that the page fonts can print; empty for an Arabic name, or emoji alone. */
export const printable = (text: string): string => (PRINTABLE.test(text) ? text.trim() : '');

/**
 * Heading above a catalog's photos, printed once, most important first. A continuation page that is forwarded alone
 * still shows what the goods are and what they cost.
 */
export function catalogHeading(chosen: CatalogOnPage, options: FactOptions, isFirst = true): HeadingPart[] {
  const words = PAGE_WORDS[options.language];
  const catalog = asShown(chosen, options);
  const facts = catalogFacts(
    {
      ...catalog,
      sellerName: printable(catalog.sellerName),
      fabric: printable(catalog.fabric),
      sizes: catalog.sizes.filter(printable),
      tags: catalog.tags.filter(printable),
    },
    options,
  );
  const together = (...parts: string[]) => parts.filter(Boolean).join(BETWEEN);
  const parts: [HeadingPart['look'], string][] = [
    ['title', printable(catalog.title) || words.catalog],
    ['rate', facts.rate],
    ['plain', together(facts.set, facts.sizes)],
    ['plain', together(facts.fabric, facts.tags)],
    ['plain', facts.minimumOrder],
    ['quiet', facts.seller],
  ];
  const shown = isFirst ? parts : parts.slice(0, 2);
  return shown.filter(([, text]) => text).map(([look, text]) => ({ look, text, maxLines: MAX_LINES[look] }));
}
