import { type Candidate, candidate, type Caption, has, isNumber, isSign } from './caption';
import { fabricOf, LONGEST_NAME, NET, NONE, THREADS } from './fabric-words';

const OF = ['ka', 'ki', 'ke', 'का', 'की', 'के', 'ની', 'નો', 'નું', 'ના'];

/** Net is a fabric only where the words around say so: after a number it means “no discount”. */
function isNetCloth({ tokens }: Caption, index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (isNumber(before) || isSign(before, '/-') || has(before, 'currency')) return false;
  if (has(after, 'garment', 'goods') && after?.kind === 'word') return true;
  if (has(after, 'filler') && has(tokens[index + 2], 'goods')) return true;
  if (has(before, 'kindOfNet', 'cloth')) return true;
  const isBare = tokens[index - 2]?.kind !== 'number' && !has(tokens[index - 2], 'currency');
  if (has(before, 'goods') && isBare && (!after || after.kind === 'break' || isSign(after, ','))) return true;
  if (tokens[index - 1]?.kind === 'break' && isSign(after, ',')) return true;
  if (has(after, 'and') && fabricOf(tokens[index + 2]?.text ?? '') !== undefined) return true;
  if ((has(before, 'goods', 'outfit') || isSign(before, ',')) && OF.includes(after?.text ?? '')) return true;
  return isSign(before, ':', '-') && has(tokens[index - 2], 'garment', 'cloth');
}

/** The longest name of a fabric that begins here; a phrase of the table of words may be a part of it. */
function nameAt({ tokens }: Caption, index: number): { fabric: string; last: number } | null {
  let text = '';
  let best: { fabric: string; last: number } | null = null;
  for (let last = index; last < index + LONGEST_NAME && tokens[last]?.kind === 'word'; last += 1) {
    text += `${text && ' '}${tokens[last]?.text ?? ''}`;
    const fabric = fabricOf(text);
    if (fabric !== undefined) best = { fabric, last };
  }
  return best;
}

/** Fabrics the caption names, each once. Silk thread, cotton mills and “cotton nahi” are none. */
export function readFabrics(caption: Caption): Candidate[] {
  const { tokens } = caption;
  const found = new Map<string, Candidate>();
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') continue;
    const name =
      nameAt(caption, index) ?? (has(token, 'net') && isNetCloth(caption, index) ? { fabric: NET, last: index } : null);
    if (!name) continue;
    const { fabric, last } = name;
    const from = index;
    index = last;
    const after = tokens[last + 1];
    if (fabric === NONE || found.has(fabric) || has(after, 'notOfCloth', 'gone')) continue;
    if (THREADS.includes(fabric) && has(after, 'needlework')) continue;
    if (has(tokens[from - 1], 'imitated')) continue;
    found.set(fabric, candidate(caption, [from, last], 'fabric', fabric));
  }
  return [...found.values()];
}
