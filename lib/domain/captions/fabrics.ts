import { type Candidate, candidate, type Caption, has, isNumber, isSign } from './caption';
import { fabricOf, NET } from './fabric-words';

/** Net is a fabric only where the words around say so: after a number it means “no discount”. */
function isNetCloth({ tokens }: Caption, index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (isNumber(before) || isSign(before, '/-') || has(before, 'currency')) return false;
  if (has(after, 'garment') && after?.kind === 'word') return true;
  if (has(before, 'kindOfNet')) return true;
  return isSign(before, ':', '-') && has(tokens[index - 2], 'garment');
}

/** Fabrics the caption names, each once. Silk thread, cotton mills, art silk and “cotton nahi” are none. */
export function readFabrics(caption: Caption): Candidate[] {
  const { tokens } = caption;
  const found = new Map<string, Candidate>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const next = tokens[index + 1];
    const pair = next?.kind === 'word' ? fabricOf(`${token.text} ${next.text}`) : undefined;
    const fabric = pair ?? fabricOf(token.text) ?? (has(token, 'net') && isNetCloth(caption, index) ? NET : undefined);
    const last = pair ? index + 1 : index;
    if (!fabric || found.has(fabric) || has(tokens[last + 1], 'notOfCloth', 'gone')) continue;
    if (has(tokens[index - 1], 'imitated')) continue;
    found.set(fabric, candidate(caption, [index, last], 'fabric', fabric));
  }
  return [...found.values()];
}
