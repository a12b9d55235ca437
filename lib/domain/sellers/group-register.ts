/** Stands where the address of the register of groups names a seller: the groups of all of them. */
export const EVERY_SELLER = 'all';
