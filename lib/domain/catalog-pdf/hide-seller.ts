import { oneLine } from '../plain-text';
import type { CatalogOnPage, CatalogPdfOptions } from './options';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** Joins a seller's name to the words around it, and says nothing without it. */
const BEFORE_NAME = String.raw`(?:(?<!${LETTER})(?:by|from)\s+)?`;
const AFTER_NAME = String.raw`(?:['’]s(?!${LETTER}))?`;

/** What stands between two things, or around one. */
const MARK = String.raw`[\-–—|:,;·•&/*_~"“”]`;
const EMPTY_BRACKETS = /[([{]\s*[)\]}]/g;
const SECOND_MARK = new RegExp(`(${MARK})(?:\\s*${MARK})+`, 'g');
const OUTER_MARKS = new RegExp(`^(?:${MARK}|\\s)+|(?:${MARK}|\\s)+$`, 'g');

/** A text that a name was taken out of, without the marks that were there for the name. */
const tidied = (text: string): string =>
  oneLine(text.replace(EMPTY_BRACKETS, ' ').replace(SECOND_MARK, '$1').replace(OUTER_MARKS, ''));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The name of a seller wherever it stands as words of its own; null where there is none to look for. */
function nameIn(sellerName: string): RegExp | null {
  const name = oneLine(sellerName.normalize('NFKC'));
  if (!name) return null;
  const words = name
    .split(' ')
    .map(escaped)
    .join(String.raw`\s+`);
  return new RegExp(`${BEFORE_NAME}(?<!${LETTER})${words}(?!${LETTER})${AFTER_NAME}`, 'giu');
}

/**
 * A catalog as it is shown. Where the seller is hidden, its title and tags do not name them either: titles are often
 * what the seller wrote, and they begin with themselves.
 */
export function asShown(
  catalog: CatalogOnPage,
  { showsSeller }: Pick<CatalogPdfOptions, 'showsSeller'>,
): CatalogOnPage {
  const name = showsSeller ? null : nameIn(catalog.sellerName);
  if (!name) return catalog;
  const without = (text: string) => {
    const whole = text.normalize('NFKC');
    const left = whole.replace(name, ' ');
    return left === whole ? text : tidied(left);
  };
  const { title, fabric, tags } = catalog;
  return { ...catalog, title: without(title), fabric: without(fabric), tags: tags.map(without) };
}
