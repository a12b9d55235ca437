import { ONLY } from './bare-numbers';
import { type Caption, has, isBorder, isNumber, isSign } from './caption';
import { LASTS } from './count-words';
import { fabricOf } from './fabric-words';
import { namesDear, takesOthers } from './goods-parts';
import { type Token } from './tokens';

const OFFERS = ['offer', 'offers', 'deal', 'ऑफर', 'ઓફર'];
/** Words for handling a parcel, not for offering several goods. */
const HANDLED =
  /^(returns?|returned|damaged?|defect(ive)?|hold|book(ed|ing)?|pack(ed)?|order(ed|s)?|dyeing|dying|dye|alter|alteration|cancel(led)?|exchange|रिटर्न|वापस|डैमेज|होल्ड|बुक|पैक|ऑर्डर|डाइंग|રિટર્ન|પાછા|ડેમેજ|હોલ્ડ|બુક|પેક|ઓર્ડર)$/u;
/** `Combo pack of 3`: sold as one. */
const PACKS = ['pack', 'पैक', 'પેક'];
/** `Suit hi hai`, `kurti aai hai`: between a count and an amount, these form a sentence. */
const VERBS = ['hai', 'he', 'hi', 'che', 'chhe', 'है', 'ही', 'છે', 'જ'];
/** In rupees: minimum share per piece: of a combo, without a word for a combo, and of goods by kind. */
const LEAST = { said: 60, unsaid: 100, goods: 100, dear: 200 };
const PLAIN = /^(sarees?|saris?|saadi|kurtis?|kurtas?|साड़ी|साड़ियां|कुर्ती|कुर्ता|સાડી|સાડીઓ|કુર્તી|કુર્તા)$/u;
/** Kurti, trousers and dupatta. */
const MOST_PARTS = 3;

/** `Offer 3 sarees 999`. */
export const isOffered = (words: readonly Token[]): boolean => words.some(({ text }) => OFFERS.includes(text));

/** In rupees: minimum price of one of the caption's goods within a total. */
export function leastShare(caption: Caption, isSaid: boolean): number {
  if (namesDear(caption)) return LEAST.dear;
  if (caption.tokens.some(({ text }) => PLAIN.test(text))) return LEAST.goods;
  return isSaid ? LEAST.said : LEAST.unsaid;
}

const isKnown = (token: Token): boolean =>
  token.kind !== 'word' || token.terms.size > 0 || fabricOf(token.text) !== undefined || ONLY.includes(token.text);

/** Allowed after a total: nothing that makes it conversation, or a price per piece. */
const isHarmless = (token: Token): boolean =>
  token.kind === 'sign' ||
  ONLY.includes(token.text) ||
  OFFERS.includes(token.text) ||
  has(
    token,
    'filler',
    'currency',
    'free',
    'freeShipping',
    'shipping',
    'gst',
    'included',
    'net',
    'now',
    'notByPiece',
    'set',
  );

/** `3 saree 1050 me de do`, `3 saree hold 2250`: conversation about goods, not an offer. */
export function isTalked(
  caption: Caption,
  [index, at, last]: readonly [number, number, number],
  [from, end]: readonly [number, number],
  isSaid: boolean,
): boolean {
  const { tokens } = caption;
  const isHandled = ({ text }: Token) => HANDLED.test(text) && !(isSaid && PACKS.includes(text));
  if (tokens.slice(from, end).some(isHandled)) return true;
  if (LASTS.includes(tokens[index - 1]?.text ?? '')) return true;
  for (let place = at + 1; !isBorder(caption, place) && place < end; place += 1)
    if (!(place >= index && place <= last) && !isHarmless(tokens[place] as Token)) return true;
  const between = at > index ? tokens.slice(index + 1, at) : [];
  return !isSaid && between.some((token) => !isKnown(token) || VERBS.includes(token.text) || has(token, 'taking'));
}

/** `Kurti 3 pc combo`: possibly a kurti with its trousers and dupatta. */
export const mayBeParts = ({ tokens }: Caption, index: number, counted: Token | undefined): boolean =>
  !has(counted, 'goods') &&
  isNumber(tokens[index]) &&
  tokens[index].value <= MOST_PARTS &&
  tokens.slice(0, index).some(takesOthers) &&
  !isSign(tokens[index - 1], '=');
