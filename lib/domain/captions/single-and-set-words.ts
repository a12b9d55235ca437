import { type Term } from './words';

export const ONE = ['one', 'ek', 'एक', 'એક'];
/** `Buy one`, `only one`: words before the number. */
export const TAKE_ONE = ['buy', 'take', 'taking', 'only', 'just', 'want', 'for', 'sirf', 'सिर्फ', 'ફક્ત', 'માત્ર'];
/** `Ek leva par`, `एक लेंगे तो`, `ek hi`: words after the number. */
export const ONE_TAKEN =
  /^(le(na|ne|ni|nge|ga|va|vu|so|sho|li|jiye)?|lo(ge)?|lesho|hi|only|लें?|लेंगे|लोगे|लो|लेना|लेने|लेनी|ही|લો|લેશો|લેવા|લેવું|લેવી|જ)$|^(mang|मंग|મંગ)/u;
export const CATALOGS = ['catalog', 'catalogue', 'catlog', 'कैटलॉग', 'कैटलोग', 'કેટલોગ'];
/** `Suit set`: garments worn together. */
export const SETS = ['set', 'सेट', 'સેટ'];
export const ALL = ['all', 'sab', 'sabhi', 'सब', 'सभी', 'બધા'];
/** Other words that follow single, or things sold separately. */
export const NOT_ALONE = ['bed', 'xl', 'xxl', 'side', 'needle', 'बेड', 'બેડ'];
/** Introduces a second clause. */
export const TURNS = [
  'otherwise',
  'else',
  'but',
  'warna',
  'varna',
  'nahi to',
  'lekin',
  'vs',
  'वरना',
  'लेकिन',
  'નહીંતર',
  'પણ',
  'ane',
  'ને',
];
/** With these, a sentence mentions other money too. */
export const NEVER: readonly Term[] = [
  'talk',
  'shipping',
  'former',
  'discount',
  'total',
  'average',
  'listPrice',
  'foreign',
  'apartBehind',
  'severalPieces',
  'notByPiece',
  'minimum',
  'negation',
  'gone',
  'extra',
  'measure',
  'more',
];
/** Words for customers who buy a set or a single piece, although they also have other meanings. */
export const BOUGHT = ['buy', 'booking', 'book', 'lene par', 'lene pe', 'लेने पर', 'લેવા પર', 'lena', 'lene'];
/** `Alag se ek piece`: separately. */
export const APART = ['alag', 'alag se', 'अलग', 'अलग से', 'અલગ', 'અલગથી'];
export const RETAIL = ['retail', 'रिटेल', 'રિટેલ', 'રીટેલ'];
/** `Set ke hisab se`: per set; does not mean an account. */
export const BY = ['hisab', 'hisaab', 'हिसाब', 'હિસાબ', 'હિસાબે'];
