import { soundsOf } from '../merges/name-sound';

const asSaid = (text: string): string => ` ${soundsOf(text).join(' ')} `;

/** The first of the words that a text has, whole and in either script: fraud, Frod and फ्रॉड are one. Null without any. */
export function flagWordIn(text: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const said = asSaid(text);
  return words.find((word) => asSaid(word).trim() !== '' && said.includes(asSaid(word))) ?? null;
}
