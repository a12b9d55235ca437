import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens to the keys of the whole page from the moment it is visible: an effect that runs after painting would miss a
 * key pressed at once. With `isFirst` it runs before listeners without.
 */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, { isFirst = false } = {}): void {
  const handle = useEffectEvent(onKeyDown);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen, { capture: isFirst });
    return () => window.removeEventListener('keydown', listen, { capture: isFirst });
  }, [isFirst]);
}
