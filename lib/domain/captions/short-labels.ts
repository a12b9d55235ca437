import { termsOf } from './terms';
import { type Token } from './tokens';
import { type Term } from './words';

const OUTFIT: Token['terms'] = new Set(['garment']);
/** In rupees: smaller numbers are counts. */
const LEAST_RATE = 50;
const SETS = ['set', 'सेट', 'સેટ'];
const KURTIS = ['kurti', 'kurta', 'suit', 'कुर्ती', 'कुर्ता', 'सूट', 'કુર્તી', 'કુર્તા', 'સૂટ'];
/** A count of rolls is smaller; larger numbers use Bengal's word for rupees. */
const LEAST_TAKA = 100;
const COMBOS = ['combo', 'कॉम्बो', 'कोम्बो', 'કોમ્બો', 'કૉમ્બો'];
const JOINTS = ['n', 'with'];
const ONE = ['ek', 'एक', 'એક'];

/** Whether a token has one of these meanings. */
export const isOf = (token: Token | undefined, ...terms: Term[]): boolean =>
  token !== undefined && terms.some((term) => token.terms.has(term));

export const isMark = (token: Token | undefined, ...signs: string[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.text);

/** `Kurti set ₹650`: a suit, when neither its pieces nor its colours are counted. */
function isKurtiSet(tokens: readonly Token[], index: number): boolean {
  if (!SETS.includes(tokens[index]?.text ?? '') || !KURTIS.includes(tokens[index - 1]?.text ?? '')) return false;
  let next = index + 1;
  while (isMark(tokens[next], ':', '-', '=', '@') || isOf(tokens[next], 'currency', 'rate')) next += 1;
  const after = tokens[next];
  return !after || after.kind === 'break' || (after.kind === 'number' && after.value >= LEAST_RATE);
}

/** `D/101`, `D-1001`, `D.2031`: a design. With a space, only at the start of its line: `D. 2031`. */
function isDesignLetter(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== 'd') return false;
  const isJoint = isMark(tokens[index + 1], '/', '-', '.', ':', '#');
  const number = tokens[index + (isJoint ? 2 : 1)];
  const isOneWord = isJoint && tokens[index + 1]?.glued === true && number?.glued === true;
  const isFirst = !tokens[index - 1] || tokens[index - 1]?.kind === 'break';
  return (isOneWord || isFirst) && /^\d{3,5}$/.test(number?.text ?? '');
}

/** `85/` at the end of a line is `85/-`. */
const isLastStroke = (tokens: readonly Token[], index: number): boolean =>
  isMark(tokens[index], '/') &&
  tokens[index - 1]?.kind === 'number' &&
  (!tokens[index + 1] || tokens[index + 1]?.kind === 'break' || isMark(tokens[index + 1], '.', ',', '…'));

/** `Kurti + plazo + dupatta`: a combo worn together is one piece. */
const isWornTogether = (tokens: readonly Token[]): boolean =>
  tokens.some((token, index) => {
    const isJoint = isMark(token, '+', '&') || isOf(token, 'and') || JOINTS.includes(token.text);
    const [one, other] = [tokens[index - 1], tokens[index + 1]];
    const isCombo = COMBOS.includes(other?.text ?? '') && isOf(token, 'goods') && isOf(one, 'goods', 'outfit');
    const isOutfit = isOf(one, 'outfit') || isOf(other, 'outfit');
    const areGoods = isOf(one, 'goods') && isOf(other, 'goods') && one?.text !== other?.text;
    return isCombo || (isJoint && isOutfit && areGoods);
  });

const PER_SET = ['per set', 'प्रति सेट'];
const PARTS_WORN = ['top', 'bottom', 'kurti', 'pant', 'टॉप', 'ટોપ'];

/** `Cord set 650/- per set (top+bottom)`: one outfit is a set, when no pieces or colours of a set are counted. */
function isPerOutfit(tokens: readonly Token[], index: number): boolean {
  if (!PER_SET.includes(tokens[index]?.text ?? '')) return false;
  const isOutfit = tokens.some(
    (token, at) => SETS.includes(token.text) && at !== index && isOf(tokens[at - 1], 'outfit', 'goods'),
  );
  const isOpened = isMark(tokens[index + 1], '(') && PARTS_WORN.includes(tokens[index + 2]?.text ?? '');
  const isCounted = tokens.some(
    (token, at) =>
      token.kind === 'number' &&
      token.value > 1 &&
      at + 1 !== index &&
      isOf(tokens[at + 1], 'piece', 'variety', 'set', 'whole'),
  );
  return (isOutfit || isOpened) && !isCounted && !tokens.some((token) => isOf(token, 'single', 'whole'));
}

/** After the only amount and at the end of its line, `899 fs` is free shipping, when no set is mentioned. */
function isFreeShip(tokens: readonly Token[], index: number): boolean {
  if (!['fs', 'f s'].includes(tokens[index]?.text ?? '')) return false;
  const at = isMark(tokens[index - 1], '/-', '+') ? index - 2 : index - 1;
  const isLast = !tokens[index + 1] || tokens[index + 1]?.kind === 'break';
  const amounts = tokens.filter(({ kind, value }) => kind === 'number' && value >= LEAST_TAKA);
  const isSetTold = tokens.some(
    (token, place) =>
      place !== index &&
      (isOf(token, 'single', 'whole', 'shipping', 'freeShipping') ||
        (isOf(token, 'set') && !isOf(tokens[place - 1], 'outfit', 'goods', 'garment')) ||
        (token.kind === 'number' && isOf(tokens[place + 1], 'piece', 'variety'))),
  );
  return isLast && amounts.length === 1 && tokens[at] === amounts[0] && !isSetTold;
}

/** Nothing follows an amount, so the word before it is its label: `एक 575`. */
function isLast(tokens: readonly Token[], index: number): boolean {
  let next = index + 1;
  while (isMark(tokens[next], '/-', '/=') || isOf(tokens[next], 'currency', 'filler')) next += 1;
  return !tokens[next] || tokens[next]?.kind === 'break' || isMark(tokens[next], ',', '.', '|', '/');
}

/**
 * Next to FS, the full set, an S before a number means a single piece: `S 675 / FS 640`. A set of things worn together
 * is an outfit, not several of one kind: `Kurti pant set 550`.
 */
export function withShortLabels(tokens: readonly Token[]): Token[] {
  const hasFullSet = tokens.some(({ text }) => text === 'fs' || text === 'f s');
  const isWorn = isWornTogether(tokens);
  return tokens.map((token, index) => {
    if (isDesignLetter(tokens, index)) return { ...token, terms: termsOf('design') };
    if (isLastStroke(tokens, index)) return { ...token, text: '/-' };
    if (isPerOutfit(tokens, index)) return { ...token, terms: termsOf('each') };
    if (isFreeShip(tokens, index)) return { ...token, terms: termsOf('freeship') };
    if (isKurtiSet(tokens, index)) return { ...token, terms: OUTFIT };
    if (token.text === 'taka' && (tokens[index - 1]?.value ?? 0) >= LEAST_TAKA)
      return { ...token, terms: termsOf('rupees') };
    if (isWorn && COMBOS.includes(token.text)) return { ...token, terms: OUTFIT };
    const isOfSo = isOf(tokens[index + 1], 'filler') && tokens[index + 2]?.kind === 'number';
    if (SETS.includes(token.text) && !isOfSo && tokens[index - 1]?.terms.has('outfit'))
      return { ...token, terms: OUTFIT };
    const at = isMark(tokens[index + 1], ':', '-', '=', '.') ? index + 2 : index + 1;
    if (ONE.includes(token.text) && (tokens[index + 1]?.value ?? 0) >= LEAST_RATE && isLast(tokens, index + 1))
      return { ...token, terms: termsOf('single') };
    const isLabel = hasFullSet && token.text === 's' && (tokens[at]?.value ?? 0) >= LEAST_RATE;
    return isLabel ? { ...token, terms: termsOf('single') } : token;
  });
}
