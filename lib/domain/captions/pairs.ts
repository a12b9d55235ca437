import { type Role } from './amount-words';
import { type Caption, has, isBorder, isNumber, isSign } from './caption';
import { readSaid } from './single-and-set';
import { type Token } from './tokens';

const labelOf = (token: Token | undefined): Role | null =>
  has(token, 'single') ? 'single' : has(token, 'set') ? 'set' : null;

/** `Single/Set 575/550`: two labels with a stroke, and two amounts in their order. */
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

/** `650 single 620 set`, `@650 single @620 set`: each label stands behind its amount. */
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

/** Amounts whose roles are told by two labels, one of a single piece and one of a set. */
export function pairsOf(caption: Caption): Map<number, Role> {
  const pairs = new Map<number, Role>();
  readLabels(caption, pairs);
  readBehind(caption, pairs);
  readSaid(caption, pairs);
  return pairs;
}
