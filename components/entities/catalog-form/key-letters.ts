/** Letters that mean the same for every product type. */
export const FIXED_LETTERS = { productType: 'p', title: 't', rate: 'r', skip: 's', go: 'g' } as const;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Assigns one letter per attribute: the first free one of its English name, else any free one. Earlier attributes get
 * the better letters, and appending attributes keeps existing letters.
 * @param taken letters the screen itself uses.
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
