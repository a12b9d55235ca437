import { type Role, touchAfter, touchBefore } from './amount-words';
import { type Caption, has, isBorder, isNumber, isPlain, isSign } from './caption';
import { NUMBER_WORDS } from './number-words';
import {
  ALL,
  APART,
  BOUGHT,
  BY,
  CATALOGS,
  NEVER,
  NOT_ALONE,
  ONE,
  ONE_TAKEN,
  RETAIL,
  SETS,
  TAKE_ONE,
  TURNS,
} from './single-and-set-words';
import { type Token } from './tokens';

type Label = 'single' | 'set';
type Owners = readonly [Label | null, Label | null];

/** In rupees: smaller numbers count pieces. */
const LEAST = 60;
/** A piece of a set costs no more than a single piece, and at least this share of it. */
const CHEAPEST = 0.5;
const LINES = 2;

const isCatalog = (token: Token | undefined): boolean => CATALOGS.includes(token?.text ?? '');

/** What a token says about the price next to it: one piece, or the set. */
function labelAt({ tokens }: Caption, index: number): Label | null {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (has(token, 'single'))
    return has(next, 'variety', 'counted', 'needlework') || NOT_ALONE.includes(next?.text ?? '') ? null : 'single';
  if (isPlain(token) && token.value === 1 && has(next, 'piece')) return 'single';
  if (ONE.includes(token?.text ?? '')) {
    const isTaken =
      next?.kind === 'word' && (ONE_TAKEN.test(next.text) || has(next, 'taking', 'ifTaken', 'goods', 'piece'));
    return isTaken || TAKE_ONE.includes(before?.text ?? '') ? 'single' : null;
  }
  if (SETS.includes(token?.text ?? '') && has(before, 'goods')) return null;
  if (has(token, 'set', 'bundle') || isCatalog(token)) return 'set';
  const isOfAll = ALL.includes(token?.text ?? '') && next !== undefined;
  const isCounted = NUMBER_WORDS.units.has(next?.text ?? '') || (isNumber(next) && next.value < LEAST);
  return isOfAll && (isCounted || has(next, 'taking', 'ifTaken')) ? 'set' : null;
}

/** `100 pc lot`, `100 pc ka lot`: the size of the lot. */
const isOfLot = (tokens: Caption['tokens'], index: number): boolean =>
  has(tokens[index + 1], 'piece') && [index + 2, index + 3].some((at) => has(tokens[at], 'bundle'));

const isAmount = ({ tokens, claims }: Caption, index: number): boolean =>
  isNumber(tokens[index]) &&
  !claims.has(index) &&
  (tokens[index]?.value ?? 0) >= LEAST &&
  !has(tokens[index + 1], 'stock', 'counted', 'measure') &&
  !(has(tokens[index + 1], 'set', 'piece') && has(tokens[index + 2], 'stock', 'available')) &&
  !isOfLot(tokens, index);

const isCut = (caption: Caption, index: number): boolean =>
  (isBorder(caption, index) && !isSign(caption.tokens[index], '(')) ||
  isSign(caption.tokens[index], '/', '?', '-', '+', '&') ||
  has(caption.tokens[index], 'and') ||
  TURNS.includes(caption.tokens[index]?.text ?? '');

const kindsOf = (caption: Caption, from: number, to: number): Set<Label> => {
  const kinds = new Set<Label>();
  for (let index = from; index < to; index += 1) {
    const label = labelAt(caption, index);
    if (label) kinds.add(label);
  }
  return kinds;
};

const onlyOf = (...kinds: ReadonlySet<Label>[]): Label | null => {
  const [first, ...more] = new Set(kinds.flatMap((all) => [...all]));
  return first && more.length === 0 ? first : null;
};

/** Labels before an amount, from its own clause if it has any. */
function labelsBefore(caption: Caption, from: number, at: number): Set<Label> {
  let start = at - 1;
  while (start >= from && !(isBorder(caption, start) && kindsOf(caption, start + 1, at).size > 0)) start -= 1;
  return kindsOf(caption, Math.max(from, start + 1), at);
}

function labelsBehind(caption: Caption, at: number, to: number): Set<Label> {
  let end = at + 1;
  while (end < to && !(isBorder(caption, end) && !isSign(caption.tokens[end], '('))) end += 1;
  return kindsOf(caption, at + 1, end);
}

/** Owners of the two amounts, wherever the words in between are split; null when the split matters. */
function ownersOf(caption: Caption, [from, to]: readonly [number, number], one: number, other: number): Owners | null {
  const [before, behind] = [labelsBefore(caption, from, one), labelsBehind(caption, other, to)];
  const cuts = Array.from({ length: other - one - 1 }, (_, step) => one + 1 + step).filter((at) => isCut(caption, at));
  const partedAt = (places: readonly number[]) =>
    places.map((cut): Owners => {
      const [first, second] = [kindsOf(caption, one + 1, cut), kindsOf(caption, cut + 1, other)];
      return [onlyOf(before, first), onlyOf(second, behind)];
    });
  for (const owners of [partedAt(cuts), partedAt([one, other])]) {
    const told = owners.filter(([first, second]) => first && second && first !== second);
    const firsts = new Set(told.map(([first]) => first));
    if (told[0] && firsts.size === 1) return told[0];
    if (told.length > 0) return null;
  }
  // `Rate 480, full set leve to 455`: an unlabelled price before or after the set's price.
  const halves = partedAt(cuts).filter(([first, second]) => (first === 'set') !== (second === 'set'));
  const hasSingle = caption.tokens.slice(from, to).some((token) => has(token, 'single'));
  const isOne = new Set(halves.map(([first]) => first)).size === 1;
  return !hasSingle && isOne ? (halves[0] ?? null) : null;
}

/** `Dupatta set 300, single kurti 500`: prices of different goods. */
function isOfTwoGoods({ tokens }: Caption, from: number, one: number, other: number): boolean {
  const goods = (start: number, end: number) =>
    tokens.slice(start, end).flatMap((token) => (has(token, 'goods') ? [token.text] : []));
  const [first, second] = [goods(from, one), goods(one, other)];
  return first.length > 0 && second.length > 0 && !second.some((text) => first.includes(text));
}

const isBesideSingle = (caption: Caption, index: number): boolean =>
  [index - 1, index + 1].some((at) => labelAt(caption, at) === 'single');

/** Whether a sentence mentions anything besides the two prices. */
function isOfOtherMoney(caption: Caption, from: number, to: number): boolean {
  const { tokens, claims } = caption;
  for (let index = from; index < to; index += 1) {
    const token = tokens[index];
    if (claims.has(index) || BOUGHT.includes(token?.text ?? '') || BY.includes(token?.text ?? '')) continue;
    if (labelAt(caption, index) || (RETAIL.includes(token?.text ?? '') && isBesideSingle(caption, index))) continue;
    if (APART.includes(token?.text ?? '') && labelAt(caption, index + 1)) continue;
    if (has(token, ...NEVER) || has(token, 'aside', 'elsewhere') || isSign(token, '%', '~', '×', '*')) return true;
    if (token?.crossed) return true;
  }
  return false;
}

/** The sentences of a line that contain two amounts. */
function sentenceOf(caption: Caption, [from, to]: readonly [number, number], one: number, other: number) {
  const isStop = (at: number) => isSign(caption.tokens[at], '.') && isBorder(caption, at);
  let [start, end] = [one, other];
  while (start > from && !isStop(start - 1)) start -= 1;
  while (end < to && !isStop(end)) end += 1;
  return [start, end] as const;
}

/** Whether the words adjacent to a number make it money. */
const isSaid = (caption: Caption, at: number): boolean =>
  touchBefore(caption, at).isAmount || touchAfter(caption, at, false).isAmount;

/** `Single piece 620`, and on the same line or the next `if you take the full set of 6, 575 each`. */
export function readSaid(caption: Caption, pairs: Map<number, Role>): void {
  const { tokens } = caption;
  const breaks = [-1, ...tokens.flatMap(({ kind }, index) => (kind === 'break' ? [index] : [])), tokens.length];
  for (let lines = 1; lines <= LINES; lines += 1)
    for (let line = 0; line + lines < breaks.length; line += 1) {
      const [from, to] = [(breaks[line] ?? 0) + 1, breaks[line + lines] ?? 0];
      const amounts = Array.from({ length: to - from }, (_, step) => from + step).filter((at) => isAmount(caption, at));
      const [one, other] = amounts;
      if (one === undefined || other === undefined || amounts.length > 2) continue;
      if (pairs.has(one) || pairs.has(other) || isOfOtherMoney(caption, ...sentenceOf(caption, [from, to], one, other)))
        continue;
      const owners = ownersOf(caption, [from, to], one, other);
      if (!owners || isOfTwoGoods(caption, from, one, other)) continue;
      const [single, set] = owners[0] === 'set' ? [other, one] : [one, other];
      const [rate, setRate] = [tokens[single]?.value ?? 0, tokens[set]?.value ?? 0];
      if (setRate >= rate || setRate < rate * CHEAPEST) continue;
      if (!owners.includes('single') && !isSaid(caption, single)) continue;
      pairs.set(set, 'set');
      if (owners.includes('single')) pairs.set(single, 'single');
    }
}
