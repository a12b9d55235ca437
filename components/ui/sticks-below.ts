/** What stays at the lower edge of the window, above toasts where those have no place of their own. */
export const STICKS_BELOW = { position: 'sticky', bottom: 'var(--toast-room, 0px)' } as const;
