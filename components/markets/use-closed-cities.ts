import { useState } from 'react';
import { isStringList, useStoredState } from '@/lib/client/use-stored-state';

const NONE: readonly string[] = [];

/**
 * Collapsed cities, remembered in this browser. A search expands its matches; cities collapsed during a search are
 * forgotten with it.
 */
export function useClosedCities(search: string) {
  const [kept, keep] = useStoredState<readonly string[]>('closed cities', NONE, isStringList);
  const [found, setFound] = useState({ search, closed: NONE });
  if (search === '') return [kept, keep] as const;
  const closed = found.search === search ? found.closed : NONE;
  return [closed, (next: readonly string[]) => setFound({ search, closed: next })] as const;
}
