import { useState } from 'react';
import { isStringList, useStoredState } from '@/lib/client/use-stored-state';

const NONE: readonly string[] = [];

/**
 * Which cities are closed; the browser remembers it. A search opens what it found, and what is closed then is
 * forgotten with the search.
 */
export function useClosedCities(search: string) {
  const [kept, keep] = useStoredState<readonly string[]>('closed cities', NONE, isStringList);
  const [found, setFound] = useState({ search, closed: NONE });
  if (search === '') return [kept, keep] as const;
  const closed = found.search === search ? found.closed : NONE;
  return [closed, (next: readonly string[]) => setFound({ search, closed: next })] as const;
}
