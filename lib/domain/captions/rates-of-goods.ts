import { isUnknown } from './amount-doubts';
import { type Caption, has, isBorder, isSign } from './caption';

const OF = ['ka', 'ki', 'ke', 'no', 'ni', 'nu', 'का', 'की', 'के', 'નો', 'ની', 'નું'];

/** The goods a price applies to, at the start of its line: `churidar ka rate 118`, `ankle ka 112`. */
function goodsOf(caption: Caption, at: number): string | null {
  const { tokens, claims } = caption;
  let of = at - 1;
  while (has(tokens[of], 'rate', 'currency') || isSign(tokens[of], ':', '-', '=', '@', '.')) of -= 1;
  const word = tokens[of - 1];
  const isNamed = OF.includes(tokens[of]?.text ?? '') && word !== undefined && !claims.has(of - 1);
  return isNamed && isBorder(caption, of - 2) && (isUnknown(word) || has(word, 'goods')) ? word.text : null;
}

/** `Churidar ka rate 118`, and below it `ankle ka 112`: two kinds of goods with separate prices. */
export function isOfOtherGoods(caption: Caption, at: number, other: number): boolean {
  const [one, two] = [goodsOf(caption, at), goodsOf(caption, other)];
  return one !== null && two !== null && one !== two;
}
