import { BLENDS } from './fabric-blends';
import { kindBehind, kindOf } from './fabric-kinds';
import { FABRICS } from './fabric-names';
import { openingOf, pairOf } from './fabric-pairs';
import { KNITS, REGIONAL } from './fabric-regions';
import { foldedText, stemOf } from './fold';

/** Goods that are more often made of this cloth than of another. */
const GOODS_OF: Record<string, string> = { denim: 'jeans, jean, जींस, जीन्स, જીન્સ' };

/** Names of a print or a border in which the word is not a cloth. */
const NO_CLOTH =
  'makhmali touch, makhmali feel, makhmali ehsas, मखमली टच, मखमली एहसास, मखमली अहसास, મખમલી ટચ, tissue work, tissue border, tissue pallu, tissue patta, टिशू वर्क, टिशू बॉर्डर, टिशू पल्लू, ટિશ્યુ વર્ક, ટિશ્યુ બોર્ડર, ટિશ્યુ પલ્લુ, velvet border, velvet patch, brocade border, organza border, banarasi weave, banarasi weaving, moss green, paithani border, paithani pallu, paithani butta, paithani design, पैठणी बॉर्डर, पैठनी बॉर्डर, પૈઠણી બોર્ડર, brasso work, jute bag, jute bags, jute border, banarasi border, banarasi patta, banarasi pallu, banarsi weave, banarsi border, बनारसी बॉर्डर, બનારસી બોર્ડર, paithani print, paithani weave, brasso print, khadi print, khadi block, खादी प्रिंट, ખાદી પ્રિન્ટ, jamdani work, jamdani weave, jamdani weaving, jamdani design, jamdani border, jamdani print, jamdani buti, jamdani buta, jamdani butta, जामदानी वर्क, જામદાની વર્ક, silk mark, velvet work, tant border, synthetic leather, jacquard border, जैकार्ड बॉर्डर, જેકાર્ડ બોર્ડર';

/** Fibres that are also sewing thread: `silk embroidery` does not describe the cloth. */
export const THREADS: readonly string[] = ['silk', 'cotton', 'wool', 'jacquard'];

/** Also a word about money: “415 net”. */
export const NET = 'net';
export const NONE = '';
export const SILK = 'silk';
/** Describes the cloth after it: hosiery cotton is cotton. */
export const OF_OTHERS: readonly string[] = ['shimmer', 'hosiery', 'weightless', 'bemberg'];
/** Plain names that add nothing next to a finer one. */
export const PLAIN: readonly string[] = ['silk', 'georgette', 'satin', 'wool', 'velvet'];

const spelled = (words: string, fabric: string) => words.split(', ').map((word) => [foldedText(word), fabric] as const);
const BY_WORD = new Map([
  ...Object.entries({ ...FABRICS, ...BLENDS, ...REGIONAL, ...KNITS }).flatMap(([fabric, words]) =>
    spelled(words, fabric),
  ),
  ...spelled(NO_CLOTH, NONE),
]);

const BY_GOODS = new Map(Object.entries(GOODS_OF).flatMap(([fabric, words]) => spelled(words, fabric)));

/** Kinds of another cloth that add nothing next to it. */
export const KIND_OF: Record<string, string> = { cambric: 'cotton', voile: 'cotton', rubia: 'cotton' };

/** Most words in a name. */
export const LONGEST_NAME = 3;

export const NET_WORDS = ['net', 'नेट', 'નેટ'];
const wordOf = (words: string): string | undefined => BY_WORD.get(words) ?? BY_WORD.get(stemOf(words));

/** Praise before any cloth, which does not change it. */
const PRAISE =
  'pure, premium, heavy, soft, fine, super, imported, original, semi, slub, stretch, plain, प्योर, शुद्ध, हेवी, सॉफ्ट, પ્યોર, શુદ્ધ, હેવી, સોફ્ટ'.split(
    ', ',
  );
/** The same, after the cloth. */
const MIXED = ['slub', 'slab', 'blend', 'blended', 'mix', 'स्लब', 'मिक्स', 'સ્લબ', 'મિક્સ'];

const plainOne = (word: string): string | undefined => (NET_WORDS.includes(stemOf(word)) ? NET : wordOf(word));

/**
 * A kind of the cloth that one word names, or the cloth of two combined; with silk, the other one: organza silk is
 * organza.
 */
function ofTwo(first: string, last: string): string | undefined {
  const plain = plainOne(last);
  const kind = kindOf(first, plain ?? '') ?? kindBehind(plainOne(first) ?? '', last);
  if (kind !== undefined) return kind;
  const one = wordOf(first) ?? openingOf(first) ?? (first.includes(' ') ? fabricOf(first) : undefined);
  if (!one || !plain) return undefined;
  const turned = wordOf(first) && plain !== NET ? wordOf(`${last} ${first}`) : undefined;
  if (turned) return turned;
  const both = pairOf(one, plain);
  if (both !== undefined) return wordOf(both) ?? both;
  return plain === SILK && wordOf(first) && !OF_OTHERS.includes(one) ? one : undefined;
}

/** The cloth that this is a name of; undefined for other words. */
export function fabricOf(words: string): string | undefined {
  const whole = wordOf(words);
  if (whole !== undefined) return whole;
  const [first = '', ...rest] = words.split(' ');
  // `Soft silk paithani`: soft silk has a name of its own.
  const isOwnName = rest.length > 1 && wordOf(`${first} ${rest[0] ?? ''}`) !== undefined;
  if (PRAISE.includes(first) && rest.length > 0 && !isOwnName)
    return kindOf(first, plainOne(rest.join(' ')) ?? '') ?? fabricOf(rest.join(' '));
  for (let space = words.lastIndexOf(' '); space > 0; space = words.lastIndexOf(' ', space - 1)) {
    const found = ofTwo(words.slice(0, space), words.slice(space + 1));
    if (found !== undefined) return found;
  }
  return MIXED.includes(rest.at(-1) ?? '') ? fabricOf([first, ...rest.slice(0, -1)].join(' ')) : undefined;
}

/** The cloth that goods of this name are made of, unless stated otherwise. */
export const fabricOfGoods = (word: string): string | undefined => BY_GOODS.get(word);
