import { type Candidate, candidate, type Caption, claim, has, isNumber, isSign } from './caption';
import { isSetWord } from './count-words';
import { mayCountParts } from './counts-of-sizes';
import { shareOf } from './set-totals';

/** In paise: range of the price per piece for a child within a priced set, in steps of ten rupees. */
const SHARE = { least: 6000, most: 60_000, step: 1000 };

const isEnd = ({ tokens }: Caption, index: number): boolean => !tokens[index] || tokens[index]?.kind === 'break';

/** Position of the only amount after a count, when the line contains nothing else; -1 otherwise. */
function amountBehind(caption: Caption, last: number): number {
  const { tokens, claims } = caption;
  let at = last + 1;
  while (has(tokens[at], 'whole', 'currency', 'filler') || isSign(tokens[at], '-', ':', '=', '.', '₹')) at += 1;
  if (!isNumber(tokens[at]) || claims.has(at)) return -1;
  let end = at + 1;
  while (isSign(tokens[end], '/-', '/=', '.') || has(tokens[end], 'currency')) end += 1;
  return isEnd(caption, end) ? at : -1;
}

/** For children’s goods in three sizes, `3 pc box 780`: the total price of one of each size, divided. */
export function readSumOfSizes(caption: Caption, pieces: readonly Candidate[], sizes: number): Candidate[] {
  const { tokens } = caption;
  if (!tokens.some((token) => has(token, 'child'))) return [];
  return pieces.flatMap(({ value, start, end, doubtful }) => {
    const from = tokens.findIndex((token) => token.start === start);
    const last = tokens.findIndex((token) => token.end === end);
    if (doubtful || value !== sizes || from < 0 || !isEnd(caption, from - 1)) return [];
    const at = amountBehind(caption, last);
    const words = tokens.slice(from, at);
    const isSet = words.some(isSetWord);
    // A box does not contain the parts of one suit.
    const isBox = words.some((token) => has(token, 'bundle') && !has(token, 'set'));
    if (!isBox && mayCountParts(caption)) return [];
    const share = at < 0 || !isSet ? null : shareOf({ paise: (tokens[at]?.value ?? 0) * 100 }, sizes);
    if (!share || share.paise < SHARE.least || share.paise > SHARE.most || share.paise % SHARE.step !== 0) return [];
    claim(caption, at, at, 'formula');
    return [candidate(caption, [at, at], 'rate', share.paise)];
  });
}
