import { WITHIN } from './amount-doubts';
import { type Role } from './amount-words';
import { type Caption, has, isBorder, isNumber, isSign } from './caption';
import { readSaid } from './single-and-set';
import { type Token } from './tokens';

const labelOf = (token: Token | undefined): Role | null =>
  has(token, 'single') ? 'single' : has(token, 'set') ? 'set' : null;

/** `Single/Set 575/550`: two labels with a slash, and two amounts in the same order. */
function readLabels({ tokens, claims }: Caption, pairs: Map<number, Role>): void {
  for (const [index, token] of tokens.entries()) {
    const other = tokens[index + 2];
    const [one, two] = [labelOf(token), labelOf(other)];
    if (!one || !two || one === two || !isSign(tokens[index + 1], '/', '-', '&')) continue;
    let at = index + 3;
    while (isSign(tokens[at], ':', '-', '=', '@', '.') || has(tokens[at], 'currency', 'rate', 'filler')) at += 1;
    let next = at + 1;
    while (isSign(tokens[next], '/', '-', '/-', '&', '.') || has(tokens[next], 'currency')) next += 1;
    if (next > at + 1 && [at, next].every((place) => isNumber(tokens[place]) && !claims.has(place)))
      pairs.set(at, one).set(next, two);
  }
}

const isDressing = (token: Token | undefined): boolean => isSign(token, '@', '/-', '₹') || has(token, 'currency');

/** `650 single 620 set`, `@650 single @620 set`: each label follows its amount. */
function readBehind(caption: Caption, pairs: Map<number, Role>): void {
  const { tokens, claims } = caption;
  const past = (index: number) => (isDressing(tokens[index]) ? index + 1 : index);
  for (const [index, token] of tokens.entries()) {
    if (!isNumber(token) || claims.has(index)) continue;
    const label = past(index + 1);
    const one = labelOf(tokens[label]);
    if (!one || !isBorder(caption, isDressing(tokens[index - 1]) ? index - 2 : index - 1)) continue;
    const at = past(isSign(tokens[label + 1], '/', ',', '-', '|') ? label + 2 : label + 1);
    const end = past(at + 1);
    const two = labelOf(tokens[end]);
    if (isNumber(tokens[at]) && !claims.has(at) && two && two !== one && isBorder(caption, end + 1))
      pairs.set(index, one).set(at, two);
  }
}

/** In rupees: minimum price; and the minimum share of it per piece in the set. */
const PRICE = { least: 60, share: 0.75 };

/** `Saree 450 set me 425` at the end of a line: the price of one piece, and of each piece in the set. */
function readWithin(caption: Caption, pairs: Map<number, Role>): void {
  const { tokens, claims } = caption;
  for (const [index, token] of tokens.entries()) {
    if (!has(token, 'set') || !WITHIN.includes(tokens[index + 1]?.text ?? '')) continue;
    let one = index - 1;
    while (isDressing(tokens[one]) || isSign(tokens[one], ',')) one -= 1;
    const other = isDressing(tokens[index + 2]) ? index + 3 : index + 2;
    let end = other + 1;
    while (isDressing(tokens[end])) end += 1;
    const [rate, setRate] = [tokens[one]?.value ?? NaN, tokens[other]?.value ?? NaN];
    const areFree = [one, other].every((at) => isNumber(tokens[at]) && !claims.has(at));
    const isOfGoods = has(tokens[one - 1], 'goods', 'rate', 'currency', 'single') || isBorder(caption, one - 1);
    const isEnd = !tokens[end] || tokens[end]?.kind === 'break';
    if (!areFree || !isOfGoods || !isEnd || setRate < PRICE.least || setRate >= rate || setRate < rate * PRICE.share)
      continue;
    pairs.set(one, 'single').set(other, 'set');
  }
}

/** Amounts whose roles are given by two labels, one for a single piece and one for a set. */
export function pairsOf(caption: Caption): Map<number, Role> {
  const pairs = new Map<number, Role>();
  readLabels(caption, pairs);
  readBehind(caption, pairs);
  readWithin(caption, pairs);
  readSaid(caption, pairs);
  return pairs;
}
