import { type Candidate, candidate, type Caption, claim, has, isNumber, isOnLineOf } from './caption';
import { NUMBER_WORDS } from './number-words';
import { shareOf } from './set-totals';
import { type Token } from './tokens';

/** Words for several pieces sold as one. */
const COMBO = ['combo', 'combos', 'pack', 'set', 'कॉम्बो', 'कोम्बो', 'सेट', 'કોમ્બો', 'કૉમ્બો', 'સેટ'];
const PIECES = { least: 2, most: 12 };
/** In rupees. */
const LEAST = 150;
/** `Teeno ka`: the price covers this many pieces together. */
const TOGETHER: Record<string, number> = {
  dono: 2,
  teeno: 3,
  tino: 3,
  charo: 4,
  chaaro: 4,
  दोनों: 2,
  तीनों: 3,
  चारों: 4,
  બંને: 2,
  બન્ને: 2,
  ત્રણેય: 3,
  ચારેય: 4,
};
const NEVER = ['talk', 'shipping', 'aside', 'elsewhere', 'former', 'foreign', 'discount'] as const;

/** Number of pieces a word groups together: `for all three`, `teeno`. */
function together(tokens: readonly Token[], index: number): number | null {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token?.text === 'all' && next)
    return next.kind === 'number' ? next.value : (NUMBER_WORDS.units.get(next.text) ?? null);
  return TOGETHER[token?.text ?? ''] ?? null;
}

/** Positions on a token's line. */
function lineOf({ tokens }: Caption, at: number): number[] {
  let from = at;
  while (from > 0 && tokens[from - 1]?.kind !== 'break') from -= 1;
  const end = tokens.findIndex(({ kind }, index) => index >= at && kind === 'break');
  return Array.from({ length: (end < 0 ? tokens.length : end) - from }, (_, step) => from + step);
}

/** Number of pieces and rate per piece, when a combo has one price for all: `combo of 3 kurtis @ 999 for all three`. */
export function readCombos(caption: Caption): Candidate[] {
  const { tokens, claims } = caption;
  return tokens.flatMap((token, index) => {
    const count = together(tokens, index);
    if (count === null || count < PIECES.least || count > PIECES.most || claims.has(index)) return [];
    const line = lineOf(caption, index);
    if (!line.some((at) => COMBO.includes(tokens[at]?.text ?? ''))) return [];
    const numbers = line.filter((at) => isNumber(tokens[at]) && !claims.has(at) && tokens[at]?.value !== count);
    const [amount] = numbers;
    const counted = line.find((at) => tokens[at]?.value === count && has(tokens[at + 1], 'goods', 'piece'));
    if (amount === undefined || numbers.length > 1 || counted === undefined) return [];
    const paise = (tokens[amount]?.value ?? 0) * 100;
    const share = paise >= LEAST * 100 ? shareOf({ paise }, count) : null;
    if (!share?.isSure || isOnLineOf(caption, amount, NEVER)) return [];
    const rate = candidate(caption, [amount, amount], 'rate', share.paise);
    const pieces = candidate(caption, [counted, counted + 1], 'pieces', count);
    const [first, last] = [Math.min(counted, amount, index), Math.max(counted, amount, index + 1)];
    claim(caption, first, last, 'formula');
    return [rate, pieces];
  });
}
