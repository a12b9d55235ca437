/** Letters of a word that can be misspelt and still be known; shorter ones are too like others. */
const SHORTEST = 4;
/** From this many letters on, two slips are forgiven rather than one. */
const LONG = 7;

/** Whether a word can be misspelt: one with a digit, such as a design number, is another one then. */
export const canBeMisspelt = (word: string): boolean => [...word].length >= SHORTEST && !/\p{Nd}/u.test(word);

/** How many letters have to be changed, left out, added or swapped with their neighbour to make one word of the other. */
export function slipsBetween(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const replaced = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted;
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

const forgiven = (one: string, other: string) => (Math.max([...one].length, [...other].length) >= LONG ? 2 : 1);

/** The words that somebody may have meant who typed this one: those with the fewest slips between. */
export function likeWords(typed: string, words: Iterable<string>): string[] {
  if (!canBeMisspelt(typed)) return [];
  const found = new Map<string, number>();
  for (const word of new Set(words)) {
    if (!canBeMisspelt(word) || Math.abs(word.length - typed.length) > 2) continue;
    const slips = slipsBetween(typed, word);
    if (slips <= forgiven(typed, word)) found.set(word, slips);
  }
  const fewest = Math.min(...found.values());
  return [...found].flatMap(([word, slips]) => (slips === fewest ? [word] : []));
}
