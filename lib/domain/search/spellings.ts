import { canBeMisspelt, slipsBetween } from '../text/word-likeness';
import { soundKeys, soundsOfWord } from './name-words';

/** Words that a typed word may mean, most likely first. */
export interface Spellings {
  /** Words that sound like it, or start like it, in any script. */
  near: string[];
  /** Words one or two typos away, used when no word starts as typed. */
  fuzzy: string[];
}

/** Most words that replace a typed word. */
const MOST = { near: 6, fuzzy: 4 } as const;

/** From this length on, two typos are tolerated instead of one. */
const LONG = 7;
/** Minimum length of a sound, which is shorter than its word: shorter ones are too ambiguous. */
const SURE = 4;

/**
 * Number of typos between two words; words whose sounds are one typo apart get half a typo more than tolerated.
 * Infinite otherwise.
 */
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

/** Words with the lowest rank first; words with an infinite rank are dropped. */
const ranked = (words: readonly string[], rank: (word: string) => number, most: number): string[] =>
  words
    .map((word) => ({ word, at: rank(word) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word);

/** Selects the existing words that may be meant; words containing the typed text are found without this. */
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
