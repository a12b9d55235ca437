import { useEffect } from 'react';
import { needsRecord } from '@/lib/domain/access/openable-screens';
import { isStringList, readStored, writeStored } from '@/lib/client/use-stored-state';
import { findScreenByPath } from '@/lib/domain/access/access';

const STORAGE_KEY = 'recentScreens';
const KEPT = 5;

/** Ids of recently visited pages, latest first. */
export const recentScreenIds = (): string[] => readStored(STORAGE_KEY, isStringList) ?? [];

/** Records a visit to the page. */
export function useRecentScreens(pattern: string): void {
  useEffect(() => {
    const screen = findScreenByPath(pattern);
    if (!screen || needsRecord(pattern)) return;
    const others = recentScreenIds().filter((id) => id !== screen.id);
    writeStored(STORAGE_KEY, [screen.id, ...others].slice(0, KEPT));
  }, [pattern]);
}
