import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while the prerendered page is not alive yet. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
