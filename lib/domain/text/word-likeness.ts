/** Minimum length of a word that may be misspelt; shorter ones are too ambiguous. */
const SHORTEST = 4;
/** From this length on, two typos are tolerated instead of one. */
const LONG = 7;

/** Whether a word may be misspelt: with a digit, such as a design number, a typo makes a different word. */
export const canBeMisspelt = (word: string): boolean => [...word].length >= SHORTEST && !/\p{Nd}/u.test(word);

/** Number of letters to change, remove, insert or swap with a neighbour to turn one word into the other. */
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

/** Words a typed word may mean: those with the fewest typos. */
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
