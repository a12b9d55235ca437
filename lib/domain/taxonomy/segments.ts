/** The two halves of the trade. */
export const SEGMENTS = ['saree', 'readymade'] as const;

export type Segment = (typeof SEGMENTS)[number];

/** The two halves of the trade, as people call them. */
export const SEGMENT_LABELS: Record<Segment, string> = { saree: 'Saree', readymade: 'Readymade' };
