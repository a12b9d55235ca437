import { type Candidate, candidate, type Caption, claim, has, isBorder, isNumber, isSign } from './caption';
import { isForSome, withoutExtra } from './charge-conditions';
import { BILLS, isOfOther, isTalk } from './talk';
import { GST_RATES, PERCENT, taxAlone } from './tax-alone';
import { type Token } from './tokens';
import { type Term } from './words';

/** Who pays a charge, judged by the words next to its name. */
const TOPICS = [
  { term: 'gst', field: 'gst', ours: ['included'], value: 'included' },
  { term: 'shipping', field: 'shipping', ours: ['free', 'included'], value: 'free' },
] as const;
type Topic = (typeof TOPICS)[number];

const REACH = 6;
/** In rupees: after “courier” or “freight”, this amount is money even without a word for it. */
const LEAST_CHARGE = 30;

const ABOVE = ['upar', 'upar se', 'ऊपर', 'ऊपर से', 'ઉપર', 'ઉપરથી'];
/** `Bhada 450 laga`: a charge paid in the past. */
const PAST = ['laga', 'lagi', 'lage', 'diya', 'लगा', 'दिया', 'લાગ્યું', 'આપ્યું'];

/** About a parcel already sent: its freight is not an offer. */
const DISPATCH = ['lr', 'awb', 'docket', 'bilty', 'bilti', 'builty', 'बिल्टी', 'બિલ્ટી'];

/** `480 without tax`: for tax these words leave open who pays it. */
const WITHOUT = ['without', 'bina', 'बिना', 'વગર', 'વિના'];

/** `टैक्स अंदर`: included in the price. */
const INSIDE = ['andar', 'ander', 'andar hi', 'sath', 'saath', 'अंदर', 'साथ', 'અંદર'];

const ALSO = ['bhi', 'भी', 'પણ', 'actual', 'dono', 'दोनों', 'બંને', 'બન્ને'];

/** Allowed between a charge and who pays it: `GST 5% extra`, `courier charges extra`. */
const isBridge = (token: Token | undefined): boolean =>
  has(token, 'charges', 'and', 'filler') ||
  PERCENT.includes(token?.text ?? '') ||
  ALSO.includes(token?.text ?? '') ||
  isNumber(token) ||
  isSign(token, '%', ':', '-', '@', '&', '.', '₹') ||
  has(token, 'currency');

const PARCELS = ['parcel', 'पार्सल', 'પાર્સલ'];
const ARRIVES =
  /^(pa?hu?n?ch|pohoch|puhch|pahoch|reach|arriv|nikal|rawana|ravana|dispatch|पहुंच|पहुँच|निकल|रवाना|डिस्पैच|પહોંચ|નીકળ|રવાના|ડિસ્પેચ)/u;

/** `Aapka parcel somvar tak pahuch jayega`: the word shows the owner, not who pays. */
function isOnItsWay({ tokens }: Caption, index: number): boolean {
  if (!has(tokens[index - 1], 'theirs')) return false;
  if (PARCELS.includes(tokens[index]?.text ?? '')) return true;
  for (let at = index + 1; tokens[at] && tokens[at]?.kind !== 'break'; at += 1)
    if (ARRIVES.test(tokens[at]?.text ?? '')) return true;
  return false;
}

type Side = 'ours' | 'extra' | null;

function sideOf(topic: Topic, token: Token | undefined): Side {
  if (has(token, 'extra')) return 'extra';
  if (topic.field === 'shipping' && has(token, 'theirs')) return 'extra';
  if (topic.field === 'gst' && INSIDE.includes(token?.text ?? '')) return 'ours';
  return has(token, ...(topic.ours satisfies readonly Term[])) ? 'ours' : null;
}

/** `Gst n freight`, too. */
const isAnd = (token: Token | undefined): boolean => has(token, 'and') || token?.text === 'n';

/** `GST & shipping extra`: a statement about one applies to the other. */
const isJoinedBefore = ({ tokens }: Caption, index: number): boolean =>
  isSign(tokens[index - 1], '&', '+', '/') || isAnd(tokens[index - 1]);

/** Searches in one direction from the charge for who pays it; returns the position, or -1. */
function look(caption: Caption, topic: Topic, from: number, step: 1 | -1): number {
  let isJoined = false;
  for (let index = from + step, left = REACH; left > 0; index += step, left -= 1) {
    const token = caption.tokens[index];
    // `385 +` and `gst` on the next line.
    if (step < 0 && token?.kind === 'break' && isSign(caption.tokens[index - 1], '+')) return index - 1;
    const isTaken = caption.claims.has(index) && !(step > 0 && isJoinedBefore(caption, from));
    if (sideOf(topic, token) && !isTaken) return index;
    if (step < 0 && isSign(token, '+')) return index;
    const isJoint = isSign(token, '+', '/', '&') || isAnd(token);
    const isShared = step > 0 && (isJoint || (isJoined && has(token, 'gst', 'shipping')));
    if (!isBridge(token) && !isShared) return -1;
    isJoined = isJoint;
    if (isBorder(caption, index)) return -1;
  }
  return -1;
}

/** Free only above an order value, or a question: `Free shipping above ₹5000`, `free or extra?` */
function isConditional(caption: Caption, topic: Topic, from: number, to: number): boolean {
  const { tokens } = caption;
  if (has(tokens[to + 1], 'condition', 'negation') || has(tokens[from - 1], 'ifTaken')) return true;
  if (topic.field === 'shipping' && isForSome(caption, from, to)) return true;
  // `Rate 450 includes gst?`
  let end = to + 1;
  while (tokens[end] && tokens[end]?.kind !== 'break' && !isSign(tokens[end], '?')) end += 1;
  if (isSign(tokens[end], '?')) return true;
  // `shipping free 20 pc ke upar`
  if (isNumber(tokens[to + 1]) && [to + 2, to + 3].some((at) => has(tokens[at], 'more'))) return true;
  if (has(tokens[to + 1], 'and') && sideOf(topic, tokens[to + 2])) return true;
  for (let index = from - 1; index >= from - REACH && !isBorder(caption, index); index -= 1)
    if (has(tokens[index], 'condition') && !(topic.field === 'gst' && BILLS.includes(tokens[index]?.text ?? '')))
      return true;
  return false;
}

function readCharge(caption: Caption, topic: Topic, index: number): Candidate[] {
  const { tokens } = caption;
  const report = (from: number, to: number, side: Side, doubtful = false) => {
    if (!doubtful && !tokens.slice(from, to + 1).some(isNumber)) claim(caption, from, to, 'charge');
    const value = side === 'extra' ? 'extra' : topic.value;
    return [candidate(caption, [from, to], topic.field, value, doubtful)];
  };
  const without = [index - 1, index + 1].find((at) => WITHOUT.includes(tokens[at]?.text ?? ''));
  if (without !== undefined && topic.field === 'gst')
    claim(caption, Math.min(index, without), Math.max(index, without), 'charge');
  const none = withoutExtra(caption, index);
  if (none) return report(...none, 'ours');
  if (
    has(tokens[index - 1], 'negation', 'elsewhere') ||
    without === index + 1 ||
    (tokens[index - 1]?.kind !== 'break' && has(tokens[index - 2], 'negation'))
  )
    return [];
  const before = look(caption, topic, index, -1);
  const after = look(caption, topic, index, 1);
  // `GST + ship included`: the sign joins two charges.
  const isJoining = has(tokens[before - 1], 'gst', 'shipping') && after >= 0;
  if (before >= 0 && isSign(tokens[before], '+') && !isJoining) return report(before, index, 'extra');
  const at = after >= 0 ? after : before;
  if (topic.field === 'shipping' && isOnItsWay(caption, index)) return [];
  if (at >= 0) {
    const [from, to] = [Math.min(at, index), Math.max(at, index)];
    return report(from, to, sideOf(topic, tokens[at]), isConditional(caption, topic, from, to));
  }
  const levied = tokens.findIndex((token, place) => place > index && place <= index + REACH && has(token, 'levied'));
  const isLevied =
    levied > 0 &&
    !tokens.slice(index, levied).some(({ kind }, step) => kind === 'break' || isBorder(caption, index + step + 1));
  if (topic.field === 'gst' && isLevied) return report(index, levied, 'extra');
  if (topic.field === 'shipping') return readAmount(caption, index);
  const alone = taxAlone(caption, index);
  return alone ? report(...alone, 'extra') : [];
}

/** `Courier charge 60 rs`: a seller who names the price does not pay it. */
function readAmount(caption: Caption, index: number): Candidate[] {
  const { tokens } = caption;
  let at = index + 1;
  while (has(tokens[at], 'charges', 'filler', 'shipping') || isSign(tokens[at], ':', '-', '=')) at += 1;
  const isMoney =
    has(tokens[at], 'currency') ||
    (isNumber(tokens[at]) &&
      ((tokens[at]?.value ?? 0) >= LEAST_CHARGE ||
        isSign(tokens[at + 1], '/-') ||
        has(tokens[at + 1], 'currency', 'each', 'stock') ||
        has(tokens[at - 1], 'charges')) &&
      !has(tokens[at + 1], 'piece', 'counted', 'measure', 'rate'));
  if (!isMoney) return [];
  const last = isNumber(tokens[at]) ? at : at + 1;
  if (PAST.includes(tokens[last + 1]?.text ?? '')) return [];
  return isNumber(tokens[last]) ? [candidate(caption, [index, last], 'shipping', 'extra')] : [];
}

/** One rate with GST and one without: it is unclear which of them the other numbers belong to. */
export const isWithAndWithoutGst = ({ tokens }: Caption): boolean =>
  (['included', 'negation'] as const).every((term) =>
    tokens.some((token, index) => has(token, term) && [1, -1].some((step) => has(tokens[index + step], 'gst'))),
  );

/** `+5%` and `+5% + courier` on their own line, below the rate. */
const isPlusOpening = (tokens: readonly Token[], plus: number): boolean => {
  const after = tokens[plus + 3];
  const isOpen = plus > 0 && tokens[plus - 1]?.kind === 'break';
  return isOpen && (!after || after.kind === 'break' || isSign(after, '+', '&', ','));
};

/** `525 + 5%`, `bill 5% upar se`: a rate of GST on top of an amount. */
function isTaxOnTop({ tokens }: Caption, plus: number): boolean {
  const sign = isSign(tokens[plus], '+') && tokens[plus + 1]?.kind === 'break' ? plus + 1 : plus;
  return (
    (isSign(tokens[plus], '+')
      ? isPlusOpening(tokens, plus) ||
        isNumber(tokens[plus - 1]) ||
        isSign(tokens[plus - 1], '/-') ||
        has(tokens[plus - 1], 'currency')
      : has(tokens[sign + 3], 'extra') || ABOVE.includes(tokens[sign + 3]?.text ?? '')) &&
    GST_RATES.includes(tokens[sign + 1]?.value ?? 0) &&
    isSign(tokens[sign + 2], '%') &&
    !tokens.some((token) => has(token, 'gst'))
  );
}

/** Whether GST and shipping are added to the rate. */
export function readCharges(caption: Caption): Candidate[] {
  const isTwofold = isWithAndWithoutGst(caption);
  const found = caption.tokens.flatMap((token, index) => {
    if (has(token, 'freeShipping')) {
      claim(caption, index, index, 'charge');
      return [candidate(caption, [index, index], 'shipping', 'free')];
    }
    if (isSign(token, '+') && isSign(caption.tokens[index + 1], '$')) {
      claim(caption, index, index + 1, 'charge');
      return [candidate(caption, [index, index + 1], 'shipping', 'extra')];
    }
    if (isTaxOnTop(caption, index)) {
      const last = caption.tokens[index + 1]?.kind === 'break' ? index + 3 : index + 2;
      for (let at = index; at <= last; at += 1) caption.claims.set(at, 'charge');
      return [candidate(caption, [index, last], 'gst', 'extra')];
    }
    return TOPICS.flatMap((topic) =>
      has(token, topic.term) && !isTalk(caption, index, topic.field === 'gst') ? readCharge(caption, topic, index) : [],
    );
  });
  const isDispatch = isOfOther(caption) && caption.tokens.some(({ text }) => DISPATCH.includes(text));
  if (isDispatch) return [];
  return found.map((charge) => (charge.field === 'gst' && isTwofold ? { ...charge, doubtful: true } : charge));
}
