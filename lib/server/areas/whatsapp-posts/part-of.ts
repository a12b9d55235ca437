/** What tells a post from others that is a part of one: no post of an export has such a mark. */
export const partOf = (id: string): string => `split ${id}`;
