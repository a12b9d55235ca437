/** Days a merge, a move or a bulk change can be undone. */
export const UNDO_DAYS = 30;
