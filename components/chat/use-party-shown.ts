import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { isBoolean, useStoredState } from '@/lib/client/use-stored-state';

/** Room for the list, the conversation and the person beside one another. */
const WIDE = '(min-width: 1280px)';

/** Whether the person is shown: beside the conversation this browser remembers it, over it each time anew. */
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
