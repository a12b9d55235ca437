/** Noun of the list. */
export const CATALOGS = { one: 'catalog', many: 'catalogs' };
