import { BETWEEN, catalogFacts, type FactOptions } from './catalog-facts';
import type { CatalogOnPage } from './options';
import { PAGE_WORDS } from './page-words';

/** A paragraph under a photo. */
export interface CaptionPart {
  text: string;
  /** `title` and `rate` are bold, the rest is not, `quiet` is grey. */
  look: 'title' | 'rate' | 'plain' | 'quiet';
  /** What does not fit into so many lines ends with an ellipsis. */
  maxLines: number;
  /** Said where nothing of the text can be drawn. */
  instead?: string;
}

/** Which photo of its catalog it is, from 1. */
export interface PhotoPlace {
  photo: number;
  of: number;
}

const MAX_LINES = { title: 2, rate: 2, plain: 2, quiet: 1 } as const;

/** What stands under a photo, most important first: a page is forwarded alone, so every photo says everything. */
export function pageCaption(catalog: CatalogOnPage, options: FactOptions, { photo, of }: PhotoPlace): CaptionPart[] {
  const words = PAGE_WORDS[options.language];
  const facts = catalogFacts(catalog, options);
  const together = (...parts: string[]) => parts.filter(Boolean).join(BETWEEN);
  const parts: [CaptionPart['look'], string][] = [
    ['title', catalog.title],
    ['rate', facts.rate],
    ['plain', together(facts.set, facts.sizes)],
    ['plain', together(facts.fabric, facts.tags)],
    ['quiet', together(of > 1 ? words.photoOf(photo, of) : '', facts.seller)],
  ];
  return parts
    .filter(([look, text]) => look === 'title' || text)
    .map(([look, text]) => ({
      look,
      text,
      maxLines: MAX_LINES[look],
      ...(look === 'title' && { instead: words.catalog }),
    }));
}
