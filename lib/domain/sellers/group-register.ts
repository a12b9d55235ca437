/** Used instead of a seller id in the URL of the group register: the groups of all sellers. */
export const EVERY_SELLER = 'all';
