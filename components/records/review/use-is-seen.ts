import { useEffect, useState } from 'react';

/** Minimum time to notice that the record was replaced. */
const LOOK_MS = 1_000;

/** True once the user can have seen the new record: immediately when they requested it. */
export function useIsSeen(isAskedFor: boolean): boolean {
  const [isSeen, setIsSeen] = useState(isAskedFor);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSeen(true), LOOK_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isSeen;
}
