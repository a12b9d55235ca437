import { useState } from 'react';
import type { CutRange } from '@/lib/domain/videos/cutting/cut-plan';
import type { Player } from './use-player';

/** Ranges of a film marked on its player, in the order they are joined. */
export function useRanges(player: Player, lengthMs: number) {
  const [ranges, setRanges] = useState<readonly CutRange[]>([]);
  const [openMs, setOpenMs] = useState<number | null>(null);
  const now = () => Math.min(lengthMs, Math.round((player.ref.current?.currentTime ?? 0) * 1000));
  const mark = (edge: 'start' | 'end') => {
    if (edge === 'start') return setOpenMs(now());
    const startMs = openMs ?? 0;
    if (now() <= startMs) return;
    setRanges([...ranges, { startMs, endMs: now() }]);
    setOpenMs(null);
  };
  return {
    ranges,
    openMs,
    mark,
    change: (at: number, range: CutRange) => setRanges(ranges.map((one, nth) => (nth === at ? range : one))),
    remove: (at: number) => setRanges(ranges.filter((_, nth) => nth !== at)),
  };
}

export type Ranges = ReturnType<typeof useRanges>;
