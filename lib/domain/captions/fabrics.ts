import { type Candidate, candidate, type Caption, has, isNumber, isOnLineOf, isSign, skip } from './caption';
import { fabricOf, fabricOfGoods, KIND_OF, NET, NONE, OF_OTHERS, PLAIN, SILK, THREADS } from './fabric-words';
import { type Name, nameAt } from './cloth-names';
import { type Token } from './tokens';

const OF = ['ka', 'ki', 'ke', 'का', 'की', 'के', 'ની', 'નો', 'નું', 'ના'];

const PURE = ['pure', 'प्योर', 'शुद्ध', 'પ્યોર'];

const HOSIERY = 'hosiery';
const MOST_OF_NAME = 3;
const PRAISE = [...PURE, 'premium', 'fine', 'super', 'best', 'quality', 'imported', 'original', 'thick', 'stretch'];

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
  const isJoint = has(after, 'and') || isSign(after, '+', '/', '&');
  if (isJoint && fabricOf(tokens[index + 2]?.text ?? '') !== undefined) return true;
  if (has(before, 'goods') && has(after, 'worth')) return true;
  if ((has(before, 'goods', 'outfit') || isSign(before, ',')) && OF.includes(after?.text ?? '')) return true;
  return isSign(before, ':', '-') && has(tokens[index - 2], 'garment', 'cloth');
}

const isWithin = (token: Token | undefined): boolean =>
  isSign(token, ':', '-', '=', '.') || has(token, 'filler', 'cloth', 'kindOfNet') || PURE.includes(token?.text ?? '');

/** `Inner: crepe`, `santoon astar`, `andar cotton ka`: what goods are lined with is not what they are of. */
function isLining(caption: Caption, from: number, last: number): boolean {
  const { tokens } = caption;
  if (has(tokens[skip(caption, from - 1, isWithin, 3, -1)], 'lining')) return true;
  const after = OF.includes(tokens[last + 1]?.text ?? '') ? last + 2 : last + 1;
  const opens = nameAt(caption, skip(caption, after + 1, isWithin, 3)) !== null;
  return has(tokens[after], 'lining') && !opens;
}

/** A name with the next one, where both are of one cloth: organza silk is organza. */
function withNext(caption: Caption, name: Name): Name {
  const next = name.fabric === NONE ? null : nameAt(caption, name.last + 1);
  if (!next || next.fabric === NONE || next.fabric === name.fabric) return name;
  if (OF_OTHERS.includes(name.fabric)) return next;
  return next.fabric === SILK ? { fabric: name.fabric, last: next.last } : name;
}

/** `Cotton nahi`, `georgette wali saree nahi`: what it is not of. */
function isDenied(caption: Caption, last: number): boolean {
  const after = skip(caption, last + 1, (token) => has(token, 'worth', 'goods'), 2);
  return has(caption.tokens[after], 'gone');
}

/** `Ludhiana hosiery` on the first line: a name with nothing of goods beside it may be that of who makes them. */
function isMaker({ tokens }: Caption, index: number, fabric: string): boolean {
  if (fabric !== HOSIERY) return false;
  const end = tokens[index + 1]?.kind;
  const before = tokens.slice(0, index);
  const isName = ({ kind, text, terms }: Token) =>
    kind === 'word' && terms.size === 0 && fabricOf(text) === undefined && !PRAISE.includes(text);
  return end === 'break' && before.length > 0 && before.length <= MOST_OF_NAME && before.every(isName);
}

/** Cloths of goods whose names say it, where no other is named. */
function readGoods(caption: Caption): Candidate[] {
  const at = caption.tokens.findIndex((token) => fabricOfGoods(token.text) !== undefined);
  const fabric = fabricOfGoods(caption.tokens[at]?.text ?? '');
  return fabric === undefined ? [] : [candidate(caption, [at, at], 'fabric', fabric, true)];
}

/** Fabrics the caption names, each once. Silk thread, linings, cotton mills and “cotton nahi” are none. */
export function readFabrics(caption: Caption): Candidate[] {
  const { tokens } = caption;
  const found = new Map<string, Candidate>();
  const linings: Candidate[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') continue;
    const name =
      nameAt(caption, index) ?? (has(token, 'net') && isNetCloth(caption, index) ? { fabric: NET, last: index } : null);
    if (!name) continue;
    const { fabric, last } = withNext(caption, name);
    const from = index;
    index = last;
    const after = tokens[last + 1];
    if (fabric === NONE || found.has(fabric) || has(after, 'notOfCloth') || isDenied(caption, last)) continue;
    if (THREADS.includes(fabric) && has(after, 'needlework')) continue;
    if (has(tokens[from - 1], 'imitated')) continue;
    const isDoubtful =
      isMaker(caption, from, fabric) || isLining(caption, from, last) || isOnLineOf(caption, from, ['filling']);
    const item = candidate(caption, [from, last], 'fabric', fabric, isDoubtful);
    if (isDoubtful) linings.push(item);
    else found.set(fabric, item);
  }
  for (const plain of PLAIN) if ([...found.keys()].some((fabric) => fabric.endsWith(` ${plain}`))) found.delete(plain);
  for (const [kind, of] of Object.entries(KIND_OF)) if (found.has(of)) found.delete(kind);
  const named = [...found.values(), ...linings];
  return named.length > 0 ? named : readGoods(caption);
}
