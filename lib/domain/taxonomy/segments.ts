/** The two halves of the trade. */
export const SEGMENTS = ['saree', 'readymade'] as const;

export type Segment = (typeof SEGMENTS)[number];
