import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '@/lib/client/http/api-error';
import { useHeartbeat } from '@/lib/client/use-heartbeat';
import { useLeaving } from '@/lib/client/use-leaving';
import { HEARTBEAT_SECONDS, LEASE_MINUTES } from '@/lib/domain/uploads/upload-status';

/** Uses this machine's clock, because the server's may differ. */
const untilFromNow = () => Date.now() + LEASE_MINUTES * 60_000;

/** Lease calls of a work queue. */
interface LeaseCalls {
  renew: (token: number) => Promise<unknown>;
  release: (token: number) => Promise<unknown>;
  /** Takes the same item again. */
  taking: {
    mutate: (id: string, options: { onSuccess: (answer: { held: { leaseToken: number } | null }) => void }) => void;
    isPending: boolean;
    error: ApiError | null;
  };
}

/** Lease on a work item: sends heartbeats while it is on the screen, reports its end, and releases it on leaving. */
export function useLease(id: string, leaseToken: number, { renew, release, taking }: LeaseCalls) {
  const [token, setToken] = useState(leaseToken);
  const [until, setUntil] = useState(untilFromNow);
  const [isEnded, setIsEnded] = useState(false);
  const onLeaving = useRef({ token, isHeld: true });

  const renewed = () => setUntil(untilFromNow());
  const end = () => {
    onLeaving.current.isHeld = false;
    setIsEnded(true);
  };
  const beat = async () => {
    if (isEnded) return;
    try {
      await renew(token);
      renewed();
    } catch (error) {
      if (toApiError(error).status === 409) end();
    }
  };
  useHeartbeat(HEARTBEAT_SECONDS, () => void beat());
  useLeaving(() => {
    if (onLeaving.current.isHeld) void release(onLeaving.current.token);
  });

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
    /** It was finished or returned, so there is no lease to release. */
    forget: () => (onLeaving.current.isHeld = false),
    takeAgain,
    isTaking: taking.isPending,
    refusal: taking.error?.message ?? null,
  };
}

export type Lease = ReturnType<typeof useLease>;
