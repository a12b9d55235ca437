/** The two segments of the trade. */
export const SEGMENTS = ['saree', 'readymade'] as const;

export type Segment = (typeof SEGMENTS)[number];

/** Display names of the segments. */
export const SEGMENT_LABELS: Record<Segment, string> = { saree: 'Saree', readymade: 'Readymade' };
