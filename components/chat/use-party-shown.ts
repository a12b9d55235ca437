import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { isBoolean, useStoredState } from '@/lib/client/use-stored-state';

/** Minimum width for list, conversation and person side by side. */
const WIDE = '(min-width: 1280px)';

/**
 * Visibility of the person panel. Beside the conversation it is remembered in this browser; the overlay always starts
 * closed.
 */
export function usePartyShown() {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [isBeside, setIsBeside] = useStoredState('isChatPartyShown', true, isBoolean);
  const [isOver, setIsOver] = useState(false);
  return {
    isWide,
    isShown: isWide ? isBeside : isOver,
    toggle: () => (isWide ? setIsBeside(!isBeside) : setIsOver(!isOver)),
  };
}
