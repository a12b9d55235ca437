import { useEffect } from 'react';
import type { PageKeys } from './keys-of-pages';

// Only names: the words come with the sheet that shows them.
const onPage: PageKeys[] = [];

/** Names the keys of what is on the page, for the sheet of shortcuts; null while there are none. */
export function usePageKeys(name: PageKeys | null): void {
  useEffect(() => {
    if (name === null) return;
    onPage.push(name);
    return () => void onPage.splice(onPage.indexOf(name), 1);
  }, [name]);
}

/** The keys of the page as it is now, each once. */
export const keysOnPage = (): PageKeys[] => [...new Set(onPage)];
