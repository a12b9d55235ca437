import { canBeMisspelt, slipsBetween } from '../text/word-likeness';
import { soundKeys, soundsOfWord } from './name-words';

/** Words that may be meant by one that was typed, the likeliest first. */
export interface Spellings {
  /** Those that sound like it, or begin so, in any script. */
  near: string[];
  /** Those with a slip between, where no word begins as it was typed. */
  fuzzy: string[];
}

/** So many words stand for one at most. */
const MOST = { near: 6, fuzzy: 4 } as const;

/** From so many letters on, two slips are forgiven rather than one. */
const LONG = 7;
/** A sound has fewer letters than its word: shorter ones are too like others. */
const SURE = 4;

/** How many slips are between two words, or between their sounds and a half; infinite where it is too much. */
function slips(typed: string, word: string): number {
  if (!canBeMisspelt(typed) || !canBeMisspelt(word)) return Infinity;
  const forgiven = Math.max([...typed].length, [...word].length) >= LONG ? 2 : 1;
  const between = slipsBetween(typed, word);
  if (between <= forgiven) return between;
  const isHeard = soundKeys(typed).some((one) =>
    soundKeys(word).some((other) => Math.min(one.length, other.length) >= SURE && slipsBetween(one, other) === 1),
  );
  return isHeard ? forgiven + 0.5 : Infinity;
}

/** The words of the lowest rank first; those that rank infinitely are left out. */
const ranked = (words: readonly string[], rank: (word: string) => number, most: number): string[] =>
  words
    .map((word) => ({ word, at: rank(word) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word);

/** Which of the words that there are may be meant; those with what was typed in them are found without. */
export function spellingsOf(typed: string, words: readonly string[]): Spellings {
  const others = [...new Set(words)].filter((word) => !word.includes(typed));
  const [sounds, keys] = [soundsOfWord(typed), soundKeys(typed)];
  const between = (key: string, its: string) => {
    if (its === key) return 1;
    return key.length > 2 && its.startsWith(key) ? 1 + its.length - key.length : Infinity;
  };
  const nearness = (word: string) => {
    if (soundsOfWord(word).some((sound) => sounds.includes(sound))) return 0;
    return Math.min(...soundKeys(word).flatMap((its) => keys.map((key) => between(key, its))));
  };
  const near = ranked(others, nearness, MOST.near);
  const isKnown = words.some((word) => word.startsWith(typed));
  const left = isKnown ? [] : others.filter((word) => nearness(word) === Infinity);
  return { near, fuzzy: ranked(left, (word) => slips(typed, word), MOST.fuzzy) };
}
