import { type Caption, has } from './caption';
import { type Token } from './tokens';

const words = (text: string): readonly string[] => text.split(', ');

/** Goods with parts although a single word names them. */
const SUITS = words(
  'suit, suits, night suit, lehenga, lehengas, lehnga, lahenga, coat, coats, sherwani, sharara, shararas, gharara, garara, nyra, naira, nayra, alia, aliya, anarkali, coord, coords, co ord, blazer, blazers, waistcoat, indowestern, indo, bridal, ethnic wear, सूट, लहंगा, कोट, शरारा, गरारा, अनारकली, शेरवानी, સૂટ, લહેંગા, કોટ, શરારા, ઘરારા, અનારકલી, શેરવાની',
);
const SET = ['set', 'sets', 'सेट', 'સેટ'];
/** `Palazzo set`, `kurta set`: includes what is worn with it. */
const WITH_OTHERS = words(
  'kurti, kurtis, kurta, kurtas, palazzo, palazo, plazo, plazzo, pant, skirt, skirts, salwar, cord, पैंट, प्लाजो, कुर्ता, कुर्ती, કુર્તી, કુર્તા, કુર્તો, પેન્ટ, પ્લાઝો',
);
/** `T-shirt lower`, `kurta pyjama`: worn below others, and not goods on their own. */
const BELOW = words(
  'lower, lowers, shorts, joggers, pyjama, pyjamas, dhoti, kameez, kamiz, लोअर, पजामा, पायजामा, લોઅર, પાયજામો',
);
/** `Frock koti`: worn over others. */
const OVER = words('koti, shrug, jacket, cape, कोटी, जैकेट, કોટી, જેકેટ');
/** `Gown kurti`: the word repeats the same goods. */
const ONE_PIECE = words(
  'gown, gowns, gaun, maxi, kaftan, frock, frocks, dress, nighty, readymade, गाउन, फ्रॉक, ड्रेस, नाइटी, ગાઉન, ફ્રોક, ડ્રેસ, નાઈટી',
);

/** Goods that are never cheap. */
const DEAR = words('gown, gowns, gaun, गाउन, ગાઉન');

/** `Kurti`, `palazzo`: sold alone as often as with matching garments. */
export const takesOthers = ({ text }: Token): boolean => WITH_OTHERS.includes(text);

const isWorn = (token: Token): boolean =>
  (has(token, 'goods', 'outfit') && !ONE_PIECE.includes(token.text)) || BELOW.includes(token.text);

const SAREE = /^(sarees?|saris?|saadi|साडी|साडियां|સાડી|સાડીઓ)$/u;

/** Goods with one part, which are never a set. */
export const isSaree = ({ text }: Token): boolean => SAREE.test(text);

/** `Suit`, `sharara`, `kurta set`: goods with parts that no other word names. */
export const namesSuit = ({ tokens }: Caption): boolean =>
  tokens.some(
    ({ text }, index) =>
      SUITS.includes(text) || (WITH_OTHERS.includes(text) && SET.includes(tokens[index + 1]?.text ?? '')),
  );

/** Number of goods in a caption that are worn together; a word for a suit counts as one of them. */
export const countParts = ({ tokens }: Caption): number =>
  new Set(tokens.filter(isWorn).map(({ text }) => text.replace(/s$/, ''))).size;

/** `Kurti pant dupatta`, `frock koti`, `suit`: goods with several parts, which are also counted as pieces. */
export function namesParts(caption: Caption): boolean {
  const isOver = caption.tokens.some(({ text }) => OVER.includes(text));
  const isUnder = caption.tokens.some(({ text }) => ONE_PIECE.includes(text));
  return countParts(caption) > 1 || (isOver && isUnder) || namesSuit(caption);
}

/** `Gown`, `suit`, `lehenga`: expensive goods. */
export const namesDear = (caption: Caption): boolean =>
  namesSuit(caption) || caption.tokens.some(({ text }) => DEAR.includes(text));
