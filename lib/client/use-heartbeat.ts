import { useEffect, useEffectEvent } from 'react';

/** Calls repeatedly while mounted, and immediately when the tab or the connection returns. */
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
