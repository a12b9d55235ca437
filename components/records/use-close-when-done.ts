import { useEffect, useEffectEvent } from 'react';

/** Closes a form after saving, once its leave guard is inactive. */
export function useCloseWhenDone(isDone: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
}
