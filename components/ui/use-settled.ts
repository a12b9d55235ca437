import { useEffect, useState } from 'react';

/** Debounces a value, so that not every keystroke triggers a call. */
export function useSettled(value: string, milliseconds = 300): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), milliseconds);
    return () => window.clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
