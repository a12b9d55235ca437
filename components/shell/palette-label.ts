/** Label of the button that opens the palette: it finds records and pages. */
export const PALETTE_LABEL = 'Search or go to …';
