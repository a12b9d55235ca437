/** Lists whose records can be changed many at a time. */
export const BULK_LISTS = ['sellers', 'buyers', 'catalogs', 'orders'] as const;
export type BulkList = (typeof BULK_LISTS)[number];

/** What became of a record. `refused`: a rule or somebody's later change was in its way; `failed`: our own fault. */
export const BULK_OUTCOMES = ['changed', 'same', 'refused', 'failed'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** As many as can be changed in one go; whoever wants more filters the list. */
export const BULK_LIMIT = 10_000;

/** As many as can be named one by one, or left out of all that match. */
export const BULK_IDS_LIMIT = 1000;
