/** Layouts for a list of records with photos. */
export const ARRANGEMENTS = ['table', 'grid', 'sheet'] as const;
export type ArrangementName = (typeof ARRANGEMENTS)[number];

export const ARRANGEMENT_LABELS: Record<ArrangementName, string> = { table: 'Table', grid: 'Photos', sheet: 'Edit' };

export const isArrangement = (value: unknown): value is ArrangementName => ARRANGEMENTS.some((name) => name === value);
