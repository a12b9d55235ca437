/** Fingerprint of a post split from another: no post of an export has such a value. */
export const partOf = (id: string): string => `split ${id}`;
