import { useEffect, useEffectEvent, useRef } from 'react';

/** Leaving a page and coming back at once, as a development server does, is not leaving. */
const LEAVING_MS = 50;

/** Calls once a part of the screen is gone. */
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
