import { BETWEEN, catalogFacts, type FactOptions } from './catalog-facts';
import { asShown } from './as-shown';
import type { CatalogOnPage } from './options';
import { PAGE_WORDS } from './page-words';

/** A paragraph under a photo. */
export interface CaptionPart {
  text: string;
  /** `title` and `rate` are bold, the rest is not, `quiet` is grey. */
  look: 'title' | 'rate' | 'plain' | 'quiet';
  /** What does not fit into so many lines ends with an ellipsis. */
  maxLines: number;
}

/** Which photo of its catalog it is, from 1. */
export interface PhotoPlace {
  photo: number;
  of: number;
}

const MAX_LINES = { title: 2, rate: 2, plain: 2, quiet: 1 } as const;

const PRINTABLE = /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Gujarati}0-9]/u;

/** A text that has something a page has letters for; empty for a name in Arabic, or emoji alone. */
export const printable = (text: string): string => (PRINTABLE.test(text) ? text.trim() : '');

/** What stands under a photo, most important first: a page is forwarded alone, so every photo says everything. */
export function pageCaption(chosen: CatalogOnPage, options: FactOptions, { photo, of }: PhotoPlace): CaptionPart[] {
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
  const parts: [CaptionPart['look'], string][] = [
    ['title', printable(catalog.title) || words.catalog],
    ['rate', facts.rate],
    ['plain', together(facts.set, facts.sizes)],
    ['plain', together(facts.fabric, facts.tags)],
    ['quiet', together(of > 1 ? words.photoOf(photo, of) : '', facts.seller)],
  ];
  return parts.filter(([, text]) => text).map(([look, text]) => ({ look, text, maxLines: MAX_LINES[look] }));
}
