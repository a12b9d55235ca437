interface Words {
  attributes: readonly { nameEn: string; values: readonly { id: string; nameEn: string }[] }[];
}

interface Sized {
  tags: readonly { valueId: string }[];
  sizes: readonly string[];
}

/** The attribute whose values are sizes, recognized by name. */
export const isSizeAttribute = ({ nameEn }: { nameEn: string }): boolean => /^sizes?\b/i.test(nameEn);

/** Selected sizes, in taxonomy order. */
const pickedSizes = (tags: Sized['tags'], { attributes }: Words): string[] =>
  attributes
    .filter(isSizeAttribute)
    .flatMap(({ values }) => values)
    .filter(({ id }) => tags.some(({ valueId }) => valueId === id))
    .map(({ nameEn }) => nameEn);

/** Sizes of a catalog after its tags change: the selected ones, unless a person typed others. */
export function sizesAfter({ tags, sizes }: Sized, next: Sized['tags'], words: Words): string[] {
  const isAsPicked = pickedSizes(tags, words).join() === sizes.join();
  return isAsPicked ? pickedSizes(next, words) : [...sizes];
}
