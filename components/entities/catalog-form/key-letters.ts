/** Letters that always mean the same, whatever the product type. */
export const FIXED_LETTERS = { productType: 'p', title: 't', rate: 'r', skip: 's', go: 'g' } as const;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/**
 * One letter for each attribute: the first of its English name that is free, else any free one. The earlier in the list,
 * the better the letter; a list that only grows at its end keeps the letters it has.
 * @param taken letters that the screen itself has a use for.
 */
export function keyLetters(
  attributes: readonly { id: string; nameEn: string }[],
  taken: readonly string[] = [],
): Map<string, string> {
  const fixed = [...Object.values(FIXED_LETTERS), ...taken];
  const free = new Set([...ALPHABET].filter((letter) => !fixed.includes(letter)));
  const letters = new Map<string, string>();
  for (const { id, nameEn } of attributes) {
    const letter = [...nameEn.toLowerCase(), ...free].find((one) => free.has(one));
    if (letter === undefined) break;
    free.delete(letter);
    letters.set(id, letter);
  }
  return letters;
}
