import { useEffect, useState } from 'react';

/** Long enough to notice that another record is in this one's place. */
const LOOK_MS = 1_000;

/** Whether somebody can have looked at what just came up: at once where they asked for it. */
export function useIsSeen(isAskedFor: boolean): boolean {
  const [isSeen, setIsSeen] = useState(isAskedFor);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSeen(true), LOOK_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isSeen;
}
