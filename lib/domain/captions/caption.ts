import { type CaptionField, type CaptionFields, type Finding } from './reading';
import { withNumerals } from './numerals';
import { type Token, tokensOf } from './tokens';
import { type Term } from './words';

/** The meaning already assigned to a token, so that no number is used twice. */
export type Claim = 'noise' | 'offer' | 'name' | 'size' | 'pieces' | 'minimum' | 'formula' | 'charge' | 'step';

/** A tokenized caption, with the meanings assigned so far. */
export interface Caption {
  tokens: readonly Token[];
  claims: Map<number, Claim>;
}

/** A possible finding. Doubtful ones are only ever shown as unsure. */
export type Candidate = Finding & { doubtful?: boolean };

export const captionOf = (text: string): Caption => ({ tokens: withNumerals(tokensOf(text)), claims: new Map() });

export const has = (token: Token | undefined, ...terms: readonly Term[]): boolean =>
  token !== undefined && terms.some((term) => token.terms.has(term));

export const isSign = (token: Token | undefined, ...signs: readonly string[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.text);

export const isNumber = (token: Token | undefined): token is Token => token?.kind === 'number';

/** A whole number as written, without grouping. */
export const isPlain = (token: Token | undefined): token is Token => isNumber(token) && /^\d{1,9}$/.test(token.text);

/** Marks a range of tokens, both ends included. */
export function claim({ claims }: Caption, from: number, to: number, as: Claim): void {
  for (let index = from; index <= to; index += 1) if (!claims.has(index)) claims.set(index, as);
}

/** First position at or after `from` whose token is none of these; searches at most `limit` tokens. */
export function skip(
  { tokens }: Caption,
  from: number,
  isSkipped: (token: Token) => boolean,
  limit = 6,
  step = 1,
): number {
  let index = from;
  for (let left = limit; left > 0; left -= 1) {
    const token = tokens[index];
    if (!token || token.kind === 'break' || !isSkipped(token)) break;
    index += step;
  }
  return index;
}

/**
 * Whether another word on a token's line has one of these meanings; the flag controls whether `claimed` words count.
 */
export function isOnLineOf(
  { tokens, claims }: Caption,
  at: number,
  terms: readonly Term[],
  claimed: 'count' | 'do not count' = 'do not count',
  except: readonly string[] = [],
): boolean {
  for (const step of [1, -1])
    for (let index = at + step; tokens[index] && tokens[index]?.kind !== 'break'; index += step)
      if (
        has(tokens[index], ...terms) &&
        !except.includes(tokens[index]?.text ?? '') &&
        (claimed === 'count' || !claims.has(index))
      )
        return true;
  return false;
}

/** Creates a candidate backed by a range of tokens, both ends included. */
export function candidate<Field extends CaptionField>(
  { tokens }: Caption,
  [from, to]: readonly [number, number],
  field: Field,
  value: CaptionFields[Field],
  doubtful = false,
): Candidate {
  const place = { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 };
  return { field, value, ...place, ...(doubtful && { doubtful }) } as Candidate;
}

/** `M.R.P.`, `जी.एस.टी.`: abbreviations written with full stops. */
const INITIALS = /^(m r p|g s t|जी एस टी|જી એસ ટી)$/u;

/** End of a clause: what is beyond it belongs to something else. */
export function isBorder({ tokens }: Caption, index: number): boolean {
  const token = tokens[index];
  if (!token || token.kind === 'break') return true;
  if (isSign(token, ',', ';', '|', '(', ')', '[', ']', '!')) return true;
  if (!isSign(token, '.')) return isSign(token, '/') && !token.glued && tokens[index + 1]?.glued === false;
  if (isSign(tokens[index + 1], '.') || isSign(tokens[index - 1], '.')) return true;
  const before = tokens[index - 1];
  const isAbbreviation =
    INITIALS.test(before?.text ?? '') ||
    has(before, 'currency', 'number', 'minimum', 'volume', 'design', 'piece', 'rate', 'average', 'included', 'extra');
  return !isAbbreviation && tokens[index + 1]?.glued === false;
}
