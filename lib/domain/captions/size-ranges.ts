import { type Caption, has, isBorder, isOnLineOf, isSign } from './caption';
import { isAloneOnLine, isWholeLine } from './size-rows';
import { isLabelled, LEAST_NAMED } from './size-numbers';
import { isBust, isCross } from './size-runs';

/** Largest waist or children's size; anything wider is a cloth. */
const MOST = 46;
/** In inches: minimum difference between the smallest and the largest size. */
const LEAST_BETWEEN = 4;
const MOST_BETWEEN = 20;
/** Goods with dimensions instead of sizes. */
const FLAT =
  'cushion, pillow, towel, towels, napkin, mat, mats, rug, carpet, bag, bags, rumal, hanky, stole, stoles, shawl, shawls, dupatta, scarf, तौलिया, तकिया, कुशन, रूमाल, शॉल, ટુવાલ, ઓશીકું, રૂમાલ, શાલ, થેલી'.split(
    ', ',
  );

/**
 * `16x26`, `24*34`: children's sizes or waists, on their own line or next to their goods; neither thread counts nor
 * dimensions.
 */
export function isSizeRange(caption: Caption, index: number): boolean {
  const { tokens } = caption;
  const [first, cross, second] = tokens.slice(index, index + 3);
  if (!isCross(cross) || !isBust(first, LEAST_NAMED) || !isBust(second, LEAST_NAMED)) return false;
  const between = second.value - first.value;
  if (second.value > MOST || between < LEAST_BETWEEN || between > MOST_BETWEEN) return false;
  if (has(tokens[index + 3], 'measure', 'counted') || isSign(tokens[index + 3], '"', '=') || isCross(tokens[index + 3]))
    return false;
  if (isCross(tokens[index - 1]) || tokens[index + 3]?.text === 'count') return false;
  if (isLabelled(caption, index, index + 2)) return true;
  if (tokens.some((token) => has(token, 'bedding') || FLAT.includes(token.text))) return false;
  if (!tokens.some((token) => has(token, 'goods', 'outfit', 'child', 'trousers'))) return false;
  // `Frock 22x34 7pcs`
  const isEnd = isBorder(caption, index + 3) || has(tokens[index + 4], 'piece');
  const isBeside = isOnLineOf(caption, index, ['child', 'trousers'], 'count') && isEnd;
  // Children's sizes follow below their ages.
  const isOfChildren = tokens.some((token) => has(token, 'child')) && isWholeLine(caption, index, index + 2);
  return isBeside || isOfChildren || isAloneOnLine(caption, index, index + 2);
}
