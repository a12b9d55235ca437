/** How long a merge, a move or a change of many can be undone. */
export const UNDO_DAYS = 30;
