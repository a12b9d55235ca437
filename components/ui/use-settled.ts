import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a moment, so that not every letter is a call. */
export function useSettled(value: string, milliseconds = 300): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), milliseconds);
    return () => window.clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
