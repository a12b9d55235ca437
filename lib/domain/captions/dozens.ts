import { type Candidate, candidate, type Caption, claim, has, isBorder, isNumber, isSign } from './caption';
import { shareOf } from './set-totals';
import { type Token } from './tokens';

const DOZENS = ['dozen', 'doz', 'dz', 'dzn', 'darjan', 'darzan', 'darjen', 'दर्जन', 'दरजन', 'डजन', 'ડઝન', 'ડજન'];
const PACKED = ['packing', 'packed'];
const IN_ONE = ['per dozen'];
export const DOZEN = 12;
const REACH = 4;
/** In rupees: a lower amount is the price of one piece, not of the dozen. */
const LEAST = 300;

export const isDozen = (token: Token | undefined): boolean => DOZENS.includes(token?.text ?? '');

const isBetween = (token: Token | undefined): boolean =>
  has(token, 'currency', 'rate', 'filler', 'each') || isSign(token, '/-', '/=', ':', '-', '=', '.', '@');

/** The amount on one side of the word, with only money words in between. */
function amountBeside({ tokens, claims }: Caption, dozen: number, step: 1 | -1): number {
  for (let at = dozen + step, left = REACH; left > 0; at += step, left -= 1) {
    if (isNumber(tokens[at]) && !claims.has(at)) return (tokens[at]?.value ?? 0) >= LEAST ? at : -1;
    if (!isBetween(tokens[at])) return -1;
  }
  return -1;
}

/** The only amount of a caption, when it is the price of a dozen: `1 dozen 1800/-`, `दर्जन का दाम 1080`. */
export function readDozens(caption: Caption): Candidate[] {
  const { tokens, claims } = caption;
  const isMoney = (at: number) => isNumber(tokens[at]) && !claims.has(at) && (tokens[at]?.value ?? 0) >= LEAST / DOZEN;
  return tokens.flatMap((token, dozen) => {
    const isOfOne = !isNumber(tokens[dozen - 1]) || tokens[dozen - 1]?.value === 1;
    if (isDozen(token) && PACKED.includes(tokens[dozen + 1]?.text ?? '') && isOfOne)
      return [candidate(caption, [dozen, dozen + 1], 'pieces', DOZEN)];
    if ((!isDozen(token) && !IN_ONE.includes(token.text)) || claims.has(dozen)) return [];
    const isOne = tokens[dozen - 1]?.value === 1 || isBorder(caption, dozen - 1) || !isNumber(tokens[dozen - 1]);
    const at = [amountBeside(caption, dozen, 1), amountBeside(caption, dozen, -1)].find((place) => place >= 0);
    if (at === undefined || (at > dozen && !isOne)) return [];
    const others = tokens.filter((_, place) => place !== at && isMoney(place) && !isBorder(caption, place));
    const share = shareOf({ paise: (tokens[at]?.value ?? 0) * 100 }, DOZEN);
    if (!share?.isSure || others.some(({ value }) => value >= share.paise / 100)) return [];
    claim(caption, Math.min(at, dozen), Math.max(at, dozen), 'formula');
    return [candidate(caption, [at, at], 'rate', share.paise), candidate(caption, [dozen, dozen], 'pieces', DOZEN)];
  });
}
