import { useEffect } from 'react';
import type { PageKeys } from './keys-of-pages';

// Names only: their texts load with the sheet that shows them.
const onPage: PageKeys[] = [];

/** Registers the page's shortcuts for the shortcut sheet; null while there are none. */
export function usePageKeys(name: PageKeys | null): void {
  useEffect(() => {
    if (name === null) return;
    onPage.push(name);
    return () => void onPage.splice(onPage.indexOf(name), 1);
  }, [name]);
}

/** Shortcuts registered by the current page, without duplicates. */
export const keysOnPage = (): PageKeys[] => [...new Set(onPage)];
