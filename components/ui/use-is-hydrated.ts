import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False until the prerendered page is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
