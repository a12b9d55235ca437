import { soundOf, soundsOf } from '../merges/name-sound';

interface Named {
  id: string;
  nameEn: string;
  nameHi: string;
}

/** A word by sound, in singular or plural: साड़ी, सारी, સાડી, saree, sarees and sadiyan are equal. */
function heard(word: string): string {
  const sound = soundOf(word).replace(/d/g, 'r');
  return sound.replace(/(?<=.{3})(?:i?yan|iya|iyo|is|s|o)$/, (end) => (end.startsWith('i') ? 'i' : ''));
}

const wordsOf = (text: string) => soundsOf(text).map(heard);

/** Position of these consecutive words; -1 when they do not occur. */
const placeOf = (words: readonly string[], wanted: readonly string[]) =>
  words.findIndex((_, at) => wanted.every((word, place) => words[at + place] === word));

/** Goods sold with others as often as alone, by sound: `saree with blouse` is a saree. */
const BROUGHT_ALONG = new Set(['blouse', 'dupatta', 'ब्लाउज़', 'दुपट्टा'].flatMap(wordsOf));

/**
 * Ids of the product types that a caption names, in either language or in Gujarati letters. A longer name takes
 * precedence over a shorter one inside it: a silk saree is not also a saree. Goods that merely accompany others do not
 * count.
 */
export function productTypesNamed(caption: string, types: readonly Named[]): string[] {
  let words = wordsOf(caption);
  const names = types
    .flatMap(({ id, nameEn, nameHi }) => [nameEn, nameHi].map((name) => ({ id, wanted: wordsOf(name) })))
    .filter(({ wanted }) => wanted.length > 0)
    .sort((one, other) => other.wanted.length - one.wanted.length);
  const found: { id: string; isBroughtAlong: boolean }[] = [];
  for (const { id, wanted } of names)
    for (let at = placeOf(words, wanted); at >= 0; at = placeOf(words, wanted)) {
      found.push({ id, isBroughtAlong: wanted.every((word) => BROUGHT_ALONG.has(word)) });
      words = [...words.slice(0, at), '', ...words.slice(at + wanted.length)];
    }
  const goods = found.filter(({ isBroughtAlong }) => !isBroughtAlong);
  return [...new Set((goods.length > 0 ? goods : found).map(({ id }) => id))];
}
