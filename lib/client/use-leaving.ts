import { useEffect, useEffectEvent, useRef } from 'react';

/** An immediate remount, as on a development server, does not count as leaving. */
const LEAVING_MS = 50;

/** Called after a part of the screen has unmounted. */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  const timer = useRef(0);
  useEffect(() => {
    window.clearTimeout(timer.current);
    return () => {
      timer.current = window.setTimeout(() => leave(), LEAVING_MS);
    };
  }, []);
}
