import { type Caption, has, isBorder, isNumber, isSign } from './caption';
import { fabricOf } from './fabric-words';
import { type Token } from './tokens';

/** A charge next to the rate is only a small part of it: `Kurti 650` and, a line later, `XL 20/- jyada`. */
const CHARGE = 1 / 5;
/** In rupees: minimum price of this many pieces together, and of each piece. */
const WHOLE = { least: 1500, each: 200, pieces: 4 };

/** A word with an unknown meaning, so what it says about a number is unknown too. */
export const isUnknown = ({ kind, terms, text }: Token): boolean =>
  kind === 'word' && terms.size === 0 && fabricOf(text) === undefined;

/** `150 me legging`: the word after these is what the amount buys. */
export const WITHIN = ['me', 'mein', 'mei', 'ma', 'में', 'मे', 'માં', 'મા'];

const CITIES =
  /^(kolkata|calcutta|surat|jaipur|ahmedabad|ahmedbad|delhi|mumbai|bombay|varanasi|banaras|ludhiana|amritsar|tirupur|erode|bhiwandi|balotra|pali|jetpur|rajkot|कोलकाता|कलकत्ता|सूरत|जयपुर|अहमदाबाद|दिल्ली|मुंबई|बनारस|वाराणसी|लुधियाना|કોલકાતા|કલકત્તા|સુરત|જયપુર|અમદાવાદ|દિલ્હી|મુંબઈ|બનારસ|રાજકોટ|જેતપુર)$/u;
const FROM = ['se', 'from', 'thi', 'godown', 'से', 'થી'];

/** `650/- jyada`, `₹150 polish`: the word right after an amount may say what it is for. */
export function isFollowedByUnknown(caption: Caption, number: number): boolean {
  const { tokens, claims } = caption;
  let index = number + 1;
  while (isSign(tokens[index], '/-', '/=', '.') || has(tokens[index], 'currency', 'filler', 'net', 'taking')) {
    if (isBorder(caption, index) && !has(tokens[index - 1], 'currency')) return false;
    index += 1;
  }
  const token = tokens[index];
  const isIn = WITHIN.includes(tokens[index - 1]?.text ?? '') || /રૂપિયામાં$/u.test(tokens[index - 1]?.text ?? '');
  // `75/- assorted bundle 50 pc`: the word belongs to the pieces.
  const isOfPieces = claims.get(index + 1) === 'pieces';
  // `780 net kolkata se`: the place it is shipped from.
  if (CITIES.test(token?.text ?? '') && FROM.includes(tokens[index + 1]?.text ?? '')) return false;
  return token !== undefined && !isIn && !isOfPieces && !claims.has(index) && isUnknown(token);
}

/** Whether an unlabelled number is so much larger that the amount may be a charge on top of it. */
export const isBesideLarger = (value: number, bare: readonly number[]): boolean =>
  bare.some((other) => value <= other * CHARGE);

/** `6400/-` next to `8 pcs`: the share per piece is round, so it may be the price of all. */
export const isPriceOfAll = (value: number, pieces: number): boolean =>
  value >= WHOLE.least && pieces >= WHOLE.pieces && value % pieces === 0 && value / pieces >= WHOLE.each;

/** `3640/- (8x455)`: the amount is the product of two numbers on the line. */
export function isProduct({ tokens }: Caption, number: number): boolean {
  const total = tokens[number]?.value;
  return tokens.some((sign, index) => {
    const [one, other] = [tokens[index - 1], tokens[index + 1]];
    const isTimes = (sign.kind === 'word' && sign.text === 'x') || isSign(sign, '*', '×');
    return isTimes && isNumber(one) && isNumber(other) && one.value * other.value === total;
  });
}

/** `50 extra rate 850`: the word may belong to the number before it or to the rate after it. */
export function isBetweenAmounts({ tokens }: Caption, number: number): boolean {
  let index = number + 1;
  while (isSign(tokens[index], '/-', '/=', '.') || has(tokens[index], 'currency')) index += 1;
  return has(tokens[index], 'extra') && has(tokens[index + 1], 'rate');
}

const LARGER =
  /^(bad[aei]|badi|bade|badey|big|bigger|large|larger|plus|mot[aoi]|extra large|jumbo|बड़ा|बड़ी|बड़े|बडा|बडी|बडे|મોટી|મોટા|મોટો)$/u;
/** Larger sizes cost at most this many times the price of the others. */
const DEAREST_SIZE = 1.6;

/** `Rate 420` and below it `bada size 32-36 ka rate 480`: the price of the larger sizes only. */
export function isOfLargerSize({ tokens, claims }: Caption, number: number): boolean {
  let index = number - 1;
  while (
    tokens[index] &&
    tokens[index]?.kind !== 'break' &&
    !(LARGER.test(tokens[index]?.text ?? '') && has(tokens[index + 1], 'size'))
  )
    index -= 1;
  if (!tokens[index] || tokens[index]?.kind === 'break') return false;
  const value = tokens[number]?.value ?? 0;
  return tokens.some(
    (token, at) =>
      at < index && isNumber(token) && !claims.has(at) && token.value < value && value <= token.value * DEAREST_SIZE,
  );
}

/** `~480~`: the sign is on both sides and touches the number it strikes out. */
export function isStruck({ tokens }: Caption, number: number): boolean {
  const isOpen = (step: 1 | -1) => {
    for (let index = number + step, left = 6; left > 0; index += step, left -= 1) {
      const token = tokens[index];
      if (!token || token.kind === 'break') return false;
      if (isSign(token, '~')) return step < 0 ? tokens[index + 1]?.glued === true : token.glued;
    }
    return false;
  };
  return isOpen(-1) && isOpen(1);
}

/** `30% off`, `1000` and `700`: both the old and the remaining price are given. */
const isTakenOff = (tokens: readonly Token[], percent: number): boolean =>
  tokens.some(
    ({ value }) => value >= 100 && tokens.some((other) => Math.abs(other.value - value * (1 - percent / 100)) < 1),
  );

/** Whether the prices before and after a discount are both given. */
export const isDiscountTold = ({ tokens }: Caption): boolean =>
  tokens.some((token, index) => isSign(tokens[index + 1], '%') && isNumber(token) && isTakenOff(tokens, token.value));

/** `20% off`: it is unclear whether the rate is before or after the discount. */
const hasDiscount = (caption: Caption): boolean =>
  !isDiscountTold(caption) &&
  caption.tokens.some(
    (token, index) =>
      has(token, 'discount') &&
      !caption.claims.has(index) &&
      caption.tokens.slice(Math.max(0, index - 2), index + 4).some((near) => isSign(near, '%')),
  );

const ONE = ['one', 'ek', 'एक', 'એક'];

/** `एक के साथ एक फ्री ₹599`: two for the price of one, on the same line. */
export function isBesideGift({ tokens }: Caption, number: number): boolean {
  for (const step of [1, -1])
    for (let index = number; tokens[index] && tokens[index]?.kind !== 'break'; index += step)
      if (has(tokens[index], 'free') && ONE.includes(tokens[index - 1]?.text ?? '')) return true;
  return false;
}

/** `Kurti pair`: garments worn together, sold as one piece. */
const isPairWorn = ({ tokens }: Caption, index: number): boolean =>
  tokens[index]?.text === 'pair' && has(tokens[index - 1], 'goods');

/** Whether a caption mentions goods sold in pairs, by the dozen or by measure. */
export const hasBundles = (caption: Caption): boolean =>
  caption.tokens.some(
    (token, index) =>
      has(token, 'notByPiece') &&
      !['minimum', 'step'].includes(caption.claims.get(index) ?? '') &&
      !isPairWorn(caption, index),
  );

/** Whether the amounts of a caption may be prices of something other than one whole piece. */
export const hasUnclearPrices = (caption: Caption): boolean =>
  caption.tokens.some(
    // `दो पीस सेट`: one suit with two parts.
    (token, index) => has(token, 'severalPieces') && !has(caption.tokens[index + 1], 'set', 'goods', 'outfit'),
  ) ||
  (caption.tokens.some((token) => has(token, 'clothWidth')) && !caption.tokens.some((token) => has(token, 'goods'))) ||
  hasDiscount(caption);
