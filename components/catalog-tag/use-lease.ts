import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HeldUpload } from '@/lib/contracts/uploads';
import { toApiError } from '@/lib/client/http/api-error';
import { renewUpload, useReleaseUpload, useTakeUpload } from '@/lib/client/queries/uploads';
import { HEARTBEAT_SECONDS, LEASE_MINUTES } from '@/lib/domain/upload-status';

/** By this machine's own clock, for the server's may be another. */
const untilFromNow = () => Date.now() + LEASE_MINUTES * 60_000;

/** Leaving a page and coming back at once, as a development server does, is not leaving. */
const LEAVING_MS = 50;

/** The hold on a work item: signs of life while it is on the screen, an end that is told, and letting go at leaving. */
export function useLease({ upload: { id }, leaseToken }: Pick<HeldUpload, 'upload' | 'leaseToken'>) {
  const [token, setToken] = useState(leaseToken);
  const [until, setUntil] = useState(untilFromNow);
  const [isEnded, setIsEnded] = useState(false);
  const taking = useTakeUpload();
  const release = useReleaseUpload(id);
  const onLeaving = useRef({ token, isHeld: true, timer: 0 });

  const renewed = () => setUntil(untilFromNow());
  const end = () => {
    onLeaving.current.isHeld = false;
    setIsEnded(true);
  };
  const beat = useEffectEvent(async () => {
    if (isEnded) return;
    try {
      await renewUpload(id, token);
      renewed();
    } catch (error) {
      if (toApiError(error).status === 409) end();
    }
  });
  useEffect(() => {
    const handleWake = () => void beat();
    const timer = window.setInterval(handleWake, HEARTBEAT_SECONDS * 1000);
    document.addEventListener('visibilitychange', handleWake);
    window.addEventListener('online', handleWake);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', handleWake);
      window.removeEventListener('online', handleWake);
    };
  }, []);
  useEffect(() => {
    const leaving = onLeaving.current;
    window.clearTimeout(leaving.timer);
    return () => {
      leaving.timer = window.setTimeout(() => {
        if (leaving.isHeld) void release(leaving.token);
      }, LEAVING_MS);
    };
  }, [release]);

  const takeAgain = () =>
    taking.mutate(id, {
      onSuccess: ({ held }) => {
        if (!held) return;
        onLeaving.current = Object.assign(onLeaving.current, { token: held.leaseToken, isHeld: true });
        setToken(held.leaseToken);
        setIsEnded(false);
        renewed();
      },
    });
  return {
    token,
    until,
    isEnded,
    renewed,
    end,
    /** It was done or given back: there is nothing to let go of. */
    forget: () => (onLeaving.current.isHeld = false),
    takeAgain,
    isTaking: taking.isPending,
    refusal: taking.error?.message ?? null,
  };
}

export type Lease = ReturnType<typeof useLease>;
