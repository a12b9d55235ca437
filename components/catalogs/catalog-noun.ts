/** What the list is of. */
export const CATALOGS = { one: 'catalog', many: 'catalogs' };
