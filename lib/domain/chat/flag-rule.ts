import { soundsOf } from '../merges/name-sound';

const asSaid = (text: string): string => ` ${soundsOf(text).join(' ')} `;

/**
 * First flag word in a text, as a whole word in either script: fraud, Frod and फ्रॉड are equal. Null when there is
 * none.
 */
export function flagWordIn(text: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const said = asSaid(text);
  return words.find((word) => asSaid(word).trim() !== '' && said.includes(asSaid(word))) ?? null;
}
