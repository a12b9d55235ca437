/** Lists with bulk changes. */
export const BULK_LISTS = ['sellers', 'buyers', 'catalogs', 'orders'] as const;
export type BulkList = (typeof BULK_LISTS)[number];

/** Outcome per record. `refused`: blocked by a rule or another user's later change; `failed`: our own fault. */
export const BULK_OUTCOMES = ['changed', 'same', 'refused', 'failed'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Most records changed at once; beyond it, users filter the list. */
export const BULK_LIMIT = 10_000;

/** Most records selected individually, or excluded from all matches. */
export const BULK_IDS_LIMIT = 1000;
