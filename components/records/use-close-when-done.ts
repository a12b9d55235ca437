import { useEffect, useEffectEvent } from 'react';

/** Closes a form once it is saved: after what guards it has let go. */
export function useCloseWhenDone(isDone: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
}
