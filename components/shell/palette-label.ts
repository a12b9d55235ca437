/** What opens the palette, and what it is called: it finds records and pages. */
export const PALETTE_LABEL = 'Search or go to …';
