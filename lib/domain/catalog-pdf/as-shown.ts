import { oneLine } from '../text/plain-text';
import type { CatalogOnPage, CatalogPdfOptions } from './options';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const alone = (words: string) => String.raw`(?<!${LETTER})(?:${words})(?!${LETTER})`;

/** A word or sign that introduces a rate, plus an amount of rupees; a bare number could count anything. */
const RATE_WORD = String.raw`(?:@|(?<!${LETTER})(?:rate|price|रेट|भाव|રેટ|ભાવ))\s*[:=–-]?\s*`;
const SIGN = String.raw`(?:₹|rs|inr|रु|रू|રૂ|રુ)(?![\p{L}\p{M}])\.?`;
const RUPEES = String.raw`(?<!${LETTER})${SIGN}\s*`;
const AMOUNT = String.raw`(?<!\p{Nd})\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?`;
const PER_PIECE = String.raw`\s*(?:\/-|${SIGN})`;
const ON_TOP = String.raw`(?:\s*\+\s*(?:gst|ship(?:ping)?)(?!${LETTER}))*`;
const RATE = new RegExp(
  `(?:(?:${RATE_WORD})*${RUPEES}${AMOUNT}(?:${PER_PIECE})?|(?:${RATE_WORD})+${AMOUNT}(?:${PER_PIECE})?|${AMOUNT}${PER_PIECE})${ON_TOP}`,
  'giu',
);

/** Connects a seller's name to the words around it, and means nothing without the name. */
const BEFORE_NAME = String.raw`(?:${alone('by|from')}\s+)?`;
const AFTER_NAME = String.raw`(?:['’]s(?!${LETTER}))?`;

/** Separator between two things, or around one. */
const MARK = String.raw`[\-–—|:,;·•&/*_~"“”]`;
const EMPTY_BRACKETS = /[([{]\s*[)\]}]/g;
const SECOND_MARK = new RegExp(`(${MARK})(?:\\s*${MARK})+`, 'g');
const OUTER_MARKS = new RegExp(`^(?:${MARK}|\\s)+|(?:${MARK}|\\s)+$`, 'g');

/** Drops the separators left over after part of a text was removed. */
const tidied = (text: string): string =>
  oneLine(text.replace(EMPTY_BRACKETS, ' ').replace(SECOND_MARK, '$1').replace(OUTER_MARKS, ''));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the seller's name as whole words; null without a name to look for. */
function nameIn(sellerName: string): RegExp | null {
  const name = oneLine(sellerName.normalize('NFKC'));
  if (!name) return null;
  const words = name
    .split(' ')
    .map(escaped)
    .join(String.raw`\s+`);
  return new RegExp(BEFORE_NAME + alone(words) + AFTER_NAME, 'giu');
}

/**
 * A catalog as shown to buyers. Hidden facts are also removed from the title and tags: titles are often copied from the
 * seller, begin with the seller's name and end with the rate.
 */
export function asShown(
  catalog: CatalogOnPage,
  { showsSeller, rate }: Pick<CatalogPdfOptions, 'showsSeller' | 'rate'>,
): CatalogOnPage {
  const hidden = [showsSeller ? null : nameIn(catalog.sellerName), rate === 'shown' ? null : RATE];
  const without = (text: string) => {
    const whole = text.normalize('NFKC');
    const left = hidden.reduce((now, one) => (one ? now.replace(one, ' ') : now), whole);
    return left === whole ? text : tidied(left);
  };
  const { title, fabric, tags } = catalog;
  return { ...catalog, title: without(title), fabric: without(fabric), tags: tags.map(without) };
}
