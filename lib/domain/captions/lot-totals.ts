import { type Caption, has, isSign } from './caption';
import { countParts } from './goods-parts';

const WHOLE =
  /^(full|pur[aei]|poor[ai]|puro|pooro|whole|entire|complete|sab|sara|total|sampurn|पूरा|पूरी|पूरे|सारा|फुल|कुल|આખો|આખી|પૂરો|પુરો|ફુલ|કુલ)$/u;
const LOTS = /^(lot|lots|bundle|bandal|bale|gatthar|gattha|maal|mal|stock|लॉट|लोट|बंडल|गट्ठर|माल|લોટ|બંડલ|માલ)$/u;
const SOLD_AS_LOT = /^(lot|bundle|bandal|gatthar|लॉट|लोट|बंडल|લોટ|બંડલ)$/u;
const OF = ['ka', 'ki', 'ke', 'का', 'की', 'के', 'નો', 'ની', 'ના', 'for', 'me', 'mein'];
/** In rupees and pieces: price of a lot, its minimum pieces, and the price range per piece. */
const LOT = { least: 2000, pieces: 20, leastEach: 25, mostEach: 1500 };
/** In rupees: minimum price per piece when there are as many pieces as sizes. */
const LEAST_OF_SIZES = 100;

const isDressing = ({ tokens }: Caption, at: number): boolean =>
  isSign(tokens[at], '/-', '/=', ':', '-', '=', '.', '@') || has(tokens[at], 'currency', 'rate');

/** `Lot price 12000`. */
const isLotPrice = ({ tokens }: Caption, at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^lot (price|rate)$/.test(text));

/** `14000 ka pura lot`, `pura lot 14000`: the price of a whole lot. */
export function isOfWholeLot(caption: Caption, at: number): boolean {
  const { tokens } = caption;
  if (!((tokens[at]?.value ?? 0) >= LOT.least)) return false;
  let [before, after] = [at - 1, at + 1];
  while (isDressing(caption, before)) before -= 1;
  while (isDressing(caption, after) || OF.includes(tokens[after]?.text ?? '')) after += 1;
  const textAt = (index: number) => tokens[index]?.text ?? '';
  // `Lot pura 14000`
  const isBefore =
    (LOTS.test(textAt(before)) && WHOLE.test(textAt(before - 1))) ||
    (WHOLE.test(textAt(before)) && LOTS.test(textAt(before - 1))) ||
    (OF.includes(textAt(before)) && LOTS.test(textAt(before - 1)) && WHOLE.test(textAt(before - 2)));
  if (isLotPrice(caption, at)) return true;
  // `12000 ka lot`
  if (OF.includes(textAt(at + 1)) && SOLD_AS_LOT.test(textAt(at + 2))) return true;
  return isBefore || (WHOLE.test(textAt(after)) && LOTS.test(textAt(after + 1)));
}

/** The same, when it has enough pieces for a plausible price per piece. */
export function isLotTotal(caption: Caption, at: number, paise: number, pieces: number): boolean {
  const each = paise / pieces / 100;
  const isShare = pieces >= LOT.pieces && each >= LOT.leastEach && each <= LOT.mostEach && each % 0.5 === 0;
  return isShare && isOfWholeLot(caption, at);
}

/** `Set of 3 for 1650`, and three sizes: one of each, when the goods have fewer parts. */
export function isForSetOfSizes(caption: Caption, at: number, paise: number, pieces: number): boolean {
  const { tokens, claims } = caption;
  const number = has(tokens[at - 1], 'currency') ? at - 1 : at;
  const isFor = ['for', '@', 'only', 'just', 'rs'].includes(tokens[number - 1]?.text ?? '');
  if (!isFor || claims.get(number - 2) !== 'pieces' || countParts(caption) >= pieces) return false;
  let from = number - 2;
  while (claims.get(from - 1) === 'pieces') from -= 1;
  const isSetOf = has(tokens[from], 'set') && tokens[from + 1]?.text === 'of';
  const each = paise / pieces / 100;
  return isSetOf && each >= LEAST_OF_SIZES && each % 0.5 === 0;
}
