import { type Caption, has, isBorder, isNumber, isOnLineOf, isSign } from './caption';
import { fabricOf } from './fabric-words';
import { type Token } from './tokens';

/** Next to a tax, these refer to it: `bill GST extra`, `tax paid`. */
export const BILLS = ['bill', 'paid', 'बिल', 'બિલ'];
const TIMES =
  'aaj, aj, kal, parso, sham, shaam, raat, subah, dopahar, today, tomorrow, tonight, evening, night, monday, tuesday, wednesday, thursday, friday, saturday, sunday, somvar, shanivar, ravivar, diwali, holi, rakhi, eid, stock, jab, rehne, rahne, hone, आज, कल, परसों, शाम, रात, सुबह, दोपहर, सोमवार, शनिवार, रविवार, दिवाली, होली, स्टॉक, जब, रहने, होने, આજ, આજે, કાલ, કાલે, સાંજ, રાત, સોમવાર, શનિવાર, રવિવાર, દિવાળી, સ્ટોક'.split(
    ', ',
  );
const HAS = ['has', 'have', 'sells', 'sell', 'makes', 'make', 'deals', 'keeps', 'supplies', 'can'];
const REST = ['baki', 'baaki', 'bakaya', 'बाकी', 'બાકી'];

/** `Who has fancy dupatta in net?`: a buyer's question. */
function isWhoHas({ tokens }: Caption, index: number): boolean {
  if (tokens[index]?.text !== 'who' || !HAS.includes(tokens[index + 1]?.text ?? '')) return false;
  const line = tokens.slice(index);
  const end = line.findIndex(({ kind }) => kind === 'break');
  return line.slice(0, end < 0 ? undefined : end).some((token) => isSign(token, '?'));
}

/** Whether a buyer asks for goods here: their amounts are not our prices. */
export const isWish = (caption: Caption): boolean =>
  caption.tokens.some(
    (token, index) =>
      has(token, 'wish') ||
      isWhoHas(caption, index) ||
      (has(token, 'wanting') && !isOnLineOf(caption, index, ['buyer'], 'count')),
  );

const namesPrice = ({ tokens }: Caption): boolean =>
  tokens.some((token) => has(token, 'rate', 'currency') || isSign(token, '/-', '/='));

/** `Order noted: 24 pcs kurti`: a confirmed order, without a price of available goods. */
export const isOrderNoted = (caption: Caption): boolean =>
  caption.tokens.some((token) => has(token, 'ordered')) &&
  caption.tokens.some((token, index) => isNumber(token) && has(caption.tokens[index + 1], 'piece', 'set', 'goods')) &&
  !namesPrice(caption);

const LEAST_MONEY = 50;

/** `Rates of all cotton items will be revised`: a notice about future rates, without an amount. */
export const isNotice = ({ tokens }: Caption): boolean =>
  tokens.some((token) => has(token, 'notice')) &&
  !tokens.some((token) => isNumber(token) && token.value >= LEAST_MONEY);

/** Whether there is an amount that could be the price of goods. */
const namesPriceOf = ({ tokens, claims }: Caption): boolean =>
  tokens.some((token, index) => isNumber(token) && token.value >= LEAST_MONEY && claims.get(index) !== 'size');

const ASKED =
  /^(mil(e|eg[ai]|enge|ega kya|sakt[ai]|jayeg[ai])?|milse|malse|malshe|available|hai|he|che|kya|kitn[aei]|kab|su|shu|aaeg[ai]|मिलेगा|मिलेगी|मिलेंगे|है|क्या|कितने|कितना|कब|उपलब्ध|મળશે|છે|શું|કેટલા|ક્યારે)$/u;
const QUESTIONS = ['kya', 'क्या', 'શું'];

const HOW_MANY = /^(kitn[aei]|कितन[ाेी]|કેટલ[ાુોી]ં?)$/u;
const TELL = /^(bolo|bolna|batao|btao|bata ?do|bataiye|bataye|batana|बताओ|बोलो|बताइए|बताना|કહો|જણાવો|બોલો)$/u;

/** `Set kitna pcs ka hai aur rate bolo`: a buyer's request for information. */
const isToBeTold = ({ tokens }: Caption): boolean =>
  tokens.some(({ text }) => HOW_MANY.test(text)) && tokens.some(({ text }) => TELL.test(text));

/** `3XL me milegi?`, `XL hai kya`: a buyer's question, without an offered amount. */
export const isQuestion = (caption: Caption): boolean =>
  !namesPriceOf(caption) &&
  (isToBeTold(caption) ||
    caption.tokens.some((token, index) => {
      const [before, next] = [caption.tokens[index - 1], caption.tokens[index + 1]];
      const isEnd = !next || next.kind === 'break';
      // `Rate kya`, `XL hai kya` need no question mark.
      if (QUESTIONS.includes(token.text)) return isEnd && (has(before, 'filler') || ASKED.test(before?.text ?? ''));
      return isSign(token, '?') && ASKED.test(before?.text ?? '');
    }));

const BOOK = /^(book|hold|pack|nikal|nikaal|rakh|note|dispatch|बुक|होल्ड|पैक|निकाल|रख|नोट|બુક|હોલ્ડ|પેક|રાખો|રાખજો|નોંધ)$/u;
const DO =
  /^(kar(o|do|na|de|dena|dijiye|lo|wa|ke)?|kr(o|do|na|dena|lo)?|do|dena|de|lo|lena|करो|करना|कर|कीजिए|दो|देना|लो|કરો|કરી|કરજો|દો|આપો)$/u;

const SEND =
  /^(bhej|bhejna|bhejo|bhejiye|bhej (do|dena|dijiye|de)|भेजना|भेजो|भेज (दो|देना)|મોકલો|મોકલજો|મોકલી (દો|દેજો|આપો|આપજો))$/u;

/** `10 pc`, `5 set`, but not `6 pcs set`: a buyer's order quantity. */
const isOrdered = ({ tokens }: Caption, index: number): boolean =>
  isNumber(tokens[index]) && has(tokens[index + 1], 'piece', 'set') && !has(tokens[index + 2], 'set', 'filler');

/** `10 pc book karo 2204 wala`: a buyer's order without a price. */
export const isBooked = (caption: Caption): boolean =>
  !namesPrice(caption) &&
  caption.tokens.some((token, index) => {
    const isBook = BOOK.test(token.text) && DO.test(caption.tokens[index + 1]?.text ?? '');
    if (!isBook && !SEND.test(token.text)) return false;
    for (let at = index - 1; caption.tokens[at] && caption.tokens[at]?.kind !== 'break'; at -= 1)
      if (isOrdered(caption, at)) return true;
    return isBook && isOrdered(caption, index + 2);
  });

/** `Sold out: saree Rs 550`: the heading applies to everything below it. */
function isSoldOutHeading({ tokens }: Caption): boolean {
  const first = tokens.findIndex(({ kind }) => kind === 'word');
  const [word, next] = [tokens[first], tokens[first + 1]];
  return has(word, 'soldOut') && (isSign(next, ':', '-') || next?.kind === 'break');
}

/**
 * `SOLD OUT`, `D.no 45 khatam`: sold goods are not an offer, unless something is said to be available or to have a
 * price.
 */
export const isSoldOut = (caption: Caption): boolean =>
  caption.tokens.some((token) => has(token, 'soldOut')) &&
  !caption.tokens.some((token) => has(token, 'available')) &&
  (!namesPrice(caption) || isSoldOutHeading(caption));

const CLOSED = /^(closed|close|band|over|बंद|બંધ)$/u;

/** `Vol 9 closed`, `D.no 2201 band`: a catalog that is no longer sold. */
export const isClosed = (caption: Caption): boolean =>
  !namesPrice(caption) &&
  caption.tokens.some(
    (token, index) =>
      CLOSED.test(token.text) && caption.claims.get(index - 1) === 'name' && isBorder(caption, index + 1),
  );

/** Whether a caption has words, but none about goods or prices. */
export const isOfOther = ({ tokens, claims }: Caption): boolean =>
  tokens.some(({ kind, terms }) => kind === 'word' && !terms.has('currency')) &&
  !tokens.some(
    (token, index) =>
      has(token, 'goods', 'outfit', 'cloth', 'rate', 'set', 'single', 'piece', 'size', 'design', 'each', 'net') ||
      fabricOf(token.text) !== undefined ||
      ['size', 'pieces', 'name'].includes(claims.get(index) ?? ''),
  );

/** Whether the word on one side of an amount, ignoring signs, is one of these, with no other amount before it. */
function touches({ tokens }: Caption, number: number, isOne: (token: Token | undefined) => boolean): boolean {
  return [1, -1].some((step) => {
    let index = number + step;
    while (isSign(tokens[index], '/-', '.', ':', '-') || has(tokens[index], 'currency')) index += step;
    return isOne(tokens[index]) && !(step < 0 && isNumber(tokens[index - 1]));
  });
}

/**
 * Payments, wages, rents and balances: amounts on the line are not prices, unless the word “rate” directly precedes
 * one.
 */
export function isTalk(caption: Caption, number: number, isOfTax = false): boolean {
  if (isWish(caption)) return true;
  const isRate = caption.tokens.slice(Math.max(0, number - 3), number).some((token) => has(token, 'rate'));
  if (isRate) return false;
  return (
    isOnLineOf(caption, number, ['talk'], 'count', isOfTax ? BILLS : []) ||
    touches(caption, number, (token) => REST.includes(token?.text ?? ''))
  );
}

/** `Freight to pay ₹640`: a charge precedes the amount on its line. */
export function isBehindTransport({ tokens }: Caption, number: number): boolean {
  for (let index = number - 1; tokens[index] && tokens[index]?.kind !== 'break'; index -= 1)
    if (has(tokens[index], 'shipping')) return true;
  return false;
}

/** `400 se kam`, `up to 400`: a word next to the number makes it a bound. */
export const isBounded = (caption: Caption, number: number): boolean =>
  touches(caption, number, (token) => has(token, 'ceiling'));

/** `Kal tak order`, `till stock lasts`: a deadline, not a bound on money. */
export const isUntil = ({ tokens }: Caption, index: number): boolean =>
  has(tokens[index], 'to', 'fewer') && [index - 1, index + 1].some((at) => TIMES.includes(tokens[at]?.text ?? ''));

/** `Orders up to ₹15,000 only on COD`, `20000 tak ka order`: an order value, not a price per piece. */
export const isCeiling = (caption: Caption, number: number): boolean =>
  isOnLineOf(caption, number, ['dealing'], 'count') && isBounded(caption, number);
