import { useEffect, useEffectEvent } from 'react';

/** Calls again and again while a part of the screen is there, and at once when the tab or the connection comes back. */
export function useHeartbeat(seconds: number, onBeat: () => void): void {
  const beat = useEffectEvent(onBeat);
  useEffect(() => {
    const handleBeat = () => beat();
    const timer = window.setInterval(handleBeat, seconds * 1000);
    document.addEventListener('visibilitychange', handleBeat);
    window.addEventListener('online', handleBeat);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', handleBeat);
      window.removeEventListener('online', handleBeat);
    };
  }, [seconds]);
}
