import { WITHIN } from './amount-doubts';
import { type Candidate, candidate, type Caption, has, isBorder, isNumber, isOnLineOf, isSign, skip } from './caption';
import { fabricOf, fabricOfGoods, NET, NET_WORDS, NONE, OF_OTHERS, SILK, THREADS } from './fabric-words';
import { type Name, nameAt } from './cloth-names';
import { isWeave } from './fabric-pairs';
import { saidOnceMore } from './fabric-styles';
import { stemOf } from './fold';
import { type Token } from './tokens';

const OF = ['ka', 'ki', 'ke', 'का', 'की', 'के', 'ની', 'નો', 'નું', 'ના'];

/** `In net`: what goods are made of. */
const INSIDE = ['in', ...WITHIN];

const PURE = ['pure', 'प्योर', 'शुद्ध', 'પ્યોર'];

const WORK = ['work', 'kaam', 'kam', 'वर्क', 'काम', 'વર્ક', 'કામ'];

const HOSIERY = 'hosiery';
const COTTON = 'cotton';
const KHADI = 'khadi';
const GEORGETTE = 'georgette';
const MOST_OF_NAME = 3;
/** In rupees: a smaller number after `net` is a count. */
const LEAST_MONEY = 20;
const PRAISE = [...PURE, 'premium', 'fine', 'super', 'best', 'quality', 'imported', 'original', 'thick', 'stretch'];

/** `Net rate`, `450 net`, `net only`: the final price. */
const OF_MONEY = [
  'rate',
  'price',
  'amount',
  'payment',
  'cash',
  'banking',
  'weight',
  'final',
  'total',
  'bill',
  'only',
  'to',
  'profit',
];

const isOfMoney = (token: Token | undefined): boolean =>
  isNumber(token) || has(token, 'rate', 'currency', 'net', 'each') || isSign(token, '/-', '/=', '@');

/** Whether there is money next to the word on its line, or the word itself means money. */
function isNetOfMoney({ tokens }: Caption, index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (!NET_WORDS.includes(stemOf(tokens[index]?.text ?? ''))) return true;
  // `Dupatta net 4 side lace`
  const isMany = isNumber(after) && after.value < LEAST_MONEY;
  if (isOfMoney(before) || (isOfMoney(after) && !isMany)) return true;
  const isBehind = isSign(after, ':', '-', '=', '.') || OF.includes(after?.text ?? '') || has(after, 'filler');
  const isBefore = OF.includes(before?.text ?? '') || has(before, 'filler');
  const isFar = (isBefore && isOfMoney(tokens[index - 2])) || (isBehind && isOfMoney(tokens[index + 2]));
  return isFar || OF_MONEY.includes(after?.text ?? '');
}

/** Net is a fabric only when the words around it say so: next to money it means “no discount”. */
function isNetCloth(caption: Caption, index: number): boolean {
  const { tokens } = caption;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (isNetOfMoney(caption, index)) return false;
  // `નેટના`: of net.
  if (stemOf(tokens[index]?.text ?? '') !== tokens[index]?.text) return true;
  if (has(after, 'garment', 'goods', 'needlework', 'cloth') && after?.kind === 'word') return true;
  if (has(before, 'kindOfNet', 'cloth', 'goods', 'outfit') || PURE.includes(before?.text ?? '')) return true;
  if ((!before || before.kind === 'break') && isSign(after, ',')) return true;
  const isOf = OF.includes(after?.text ?? '') || has(after, 'worth');
  if (isOf || INSIDE.includes(before?.text ?? '') || INSIDE.includes(after?.text ?? '')) return true;
  const isJoint = has(after, 'and') || isSign(after, '+', '/', '&', ',');
  if (isJoint && fabricOf(tokens[index + 2]?.text ?? '') !== undefined) return true;
  const isJoined = has(before, 'and') || isSign(before, '+', '/', '&', ',');
  if (isJoined && fabricOf(tokens[index - 2]?.text ?? '') !== undefined) return true;
  // `Dupatta 1: net`
  const named = isNumber(tokens[index - 2]) ? tokens[index - 3] : tokens[index - 2];
  return isSign(before, ':', '-', '=', '~') && has(named, 'garment', 'cloth', 'goods', 'outfit');
}

const isWithin = (token: Token | undefined): boolean =>
  isSign(token, ':', '-', '=', '.') || has(token, 'filler', 'cloth', 'kindOfNet') || PURE.includes(token?.text ?? '');

/** `Bottom/inner: santoon`, `santoon inner n bottom`: both parts. */
const isOfBottom = ({ tokens }: Caption, lining: number): boolean =>
  ([1, -1] as const).some((step) => {
    const joint = tokens[lining + step];
    const isJoint = isSign(joint, '/', '&', '+') || has(joint, 'and') || joint?.text === 'n';
    return isJoint && has(tokens[lining + 2 * step], 'outfit');
  });

/** `Inner: crepe`, `santoon astar`, `andar cotton ka`: the lining is not the cloth of the goods. */
function isLining(caption: Caption, from: number, last: number): boolean {
  const { tokens } = caption;
  const before = isSign(tokens[from - 1], '(') ? from - 2 : skip(caption, from - 1, isWithin, 3, -1);
  if (has(tokens[before], 'lining')) return !isOfBottom(caption, before);
  const after = OF.includes(tokens[last + 1]?.text ?? '') ? last + 2 : last + 1;
  const opens = nameAt(caption, skip(caption, after + 1, isWithin, 3)) !== null;
  return has(tokens[after], 'lining') && !opens && !isOfBottom(caption, after);
}

/** Combines a name with the next one when both mean one cloth: organza silk is organza. */
function withNext(caption: Caption, name: Name): Name {
  const next = name.fabric === NONE ? null : nameAt(caption, name.last + 1);
  if (!next || next.fabric === NONE || next.fabric === name.fabric) return name;
  if (OF_OTHERS.includes(name.fabric)) return next;
  return next.fabric === SILK ? { fabric: name.fabric, last: next.last } : name;
}

/** `Cotton nahi`, `georgette wali saree nahi`: a cloth it is not made of. */
function isDenied(caption: Caption, last: number): boolean {
  const after = skip(caption, last + 1, (token) => has(token, 'worth', 'goods'), 2);
  return has(caption.tokens[after], 'gone');
}

/** `Ludhiana hosiery` on the first line: without words for goods next to it, it may be the maker's name. */
function isMaker({ tokens }: Caption, index: number, fabric: string): boolean {
  if (fabric !== HOSIERY) return false;
  const end = tokens[index + 1]?.kind;
  const before = tokens.slice(0, index);
  const isName = ({ kind, text, terms }: Token) =>
    kind === 'word' && terms.size === 0 && fabricOf(text) === undefined && !PRAISE.includes(text);
  return end === 'break' && before.length > 0 && before.length <= MOST_OF_NAME && before.every(isName);
}

const BORDERS = ['border', 'borders', 'बॉर्डर', 'बोर्डर', 'बार्डर', 'બોર્ડર'];

/** Khadi and weaves describe the look of a border; a satin border is sewn on. */
const isLook = (fabric: string): boolean => fabric === KHADI || isWeave(fabric);

/** `Khadi border` at the end of a line: the cloth of the border, when other cloths are named. */
const isOfBorder = (caption: Caption, last: number): boolean =>
  BORDERS.includes(caption.tokens[last + 1]?.text ?? '') && isBorder(caption, last + 2);

/** Used for dupattas in one word: `dupatta: kota`. */
const KOTA = ['kota', 'कोटा', 'કોટા'];

/** `Dupatta kota`: elsewhere the word is a town. */
function isKota(caption: Caption, index: number): boolean {
  const { tokens } = caption;
  if (!KOTA.includes(tokens[index]?.text ?? '') || !isBorder(caption, index + 1)) return false;
  const before = skip(caption, index - 1, isWithin, 3, -1);
  return has(tokens[before], 'outfit', 'cloth') || has(tokens[index - 1], 'cloth');
}

/** A cloth that needs context, because no table name identifies it alone. */
const clothAt = (caption: Caption, index: number): Name | null =>
  has(caption.tokens[index], 'net') && isNetCloth(caption, index)
    ? { fabric: NET, last: index }
    : isKota(caption, index)
      ? { fabric: 'kota doria', last: index }
      : null;

/** Cloths implied by the names of goods, when no other cloth is named. */
function readGoods(caption: Caption): Candidate[] {
  const at = caption.tokens.findIndex((token) => fabricOfGoods(token.text) !== undefined);
  const fabric = fabricOfGoods(caption.tokens[at]?.text ?? '');
  return fabric === undefined ? [] : [candidate(caption, [at, at], 'fabric', fabric, true)];
}

/** Fabrics named in the caption, each once. Silk thread, linings, cotton mills and “cotton nahi” do not count. */
export function readFabrics(caption: Caption): Candidate[] {
  const { tokens } = caption;
  const found = new Map<string, Candidate>();
  const linings: Candidate[] = [];
  const borders: Candidate[] = [];
  const sewn: Candidate[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') continue;
    const name = nameAt(caption, index) ?? clothAt(caption, index);
    if (!name) continue;
    const { fabric, last } = withNext(caption, name);
    const from = index;
    index = last;
    const after = tokens[last + 1];
    if (fabric === NONE || found.has(fabric) || has(after, 'notOfCloth') || isDenied(caption, last)) continue;
    const isSewn = THREADS.includes(fabric) && has(after, 'needlework');
    if (isSewn && fabric === COTTON) sewn.push(candidate(caption, [from, last], 'fabric', fabric));
    if (isSewn) continue;
    // `Banarasi work`: describes the look.
    if (isWeave(fabric) && last === from && WORK.includes(after?.text ?? '')) continue;
    // The trade calls faux georgette georgette.
    if (has(tokens[from - 1], 'imitated') && fabric !== GEORGETTE) continue;
    const isDoubtful =
      isMaker(caption, from, fabric) || isLining(caption, from, last) || isOnLineOf(caption, from, ['filling']);
    const item = candidate(caption, [from, last], 'fabric', fabric, isDoubtful);
    if (isDoubtful) linings.push(item);
    else if (isLook(fabric) && isOfBorder(caption, last)) borders.push(item);
    else found.set(fabric, item);
  }
  // `Cotton embroidery`: the thread, or the cloth when no other is named.
  if (found.size === 0) for (const item of [...borders, ...sewn]) found.set(String(item.value), item);
  for (const fabric of saidOnceMore(caption, found)) found.delete(fabric);
  const named = [...found.values(), ...linings];
  return named.length > 0 ? named : readGoods(caption);
}
