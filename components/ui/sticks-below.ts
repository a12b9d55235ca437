/** Sticks to the bottom of the window, above toasts where those have no space of their own. */
export const STICKS_BELOW = { position: 'sticky', bottom: 'var(--toast-room, 0px)' } as const;
