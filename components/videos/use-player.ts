import { useRef, useState } from 'react';
import { useScreenKeys } from '@/components/entities/keys/use-screen-keys';
import type { Film } from '@/lib/contracts/videos/video-record';
import { playerKey } from './player-keys';
import { useFrames } from './use-frames';

/** Attribute by which a screen's shortcuts recognize that a player has the focus. */
export const PLAYER = 'data-player';

/** Player of one film: element, position, and frames on demand. */
export function usePlayer(film: Film | null) {
  const ref = useRef<HTMLVideoElement>(null);
  const [nowMs, setNowMs] = useState(0);
  const { frames, want } = useFrames(film);
  return {
    ref,
    nowMs,
    frames,
    wantFrames: want,
    onTime: setNowMs,
    seek: (ms: number) => {
      if (ref.current) ref.current.currentTime = ms / 1000;
    },
    /** Handles a player key. Returns whether the key was handled. */
    press: (key: string, options: { onMark?: (edge: 'start' | 'end') => void; hasTenths: boolean }): boolean =>
      ref.current !== null && playerKey(ref.current, key, { frames, wantsFrames: want, ...options }),
  };
}

export type Player = ReturnType<typeof usePlayer>;

/** True when another player has the focus, and with it the shortcuts. */
const isInOther = (player: Player) => {
  const focused = document.activeElement?.closest(`[${PLAYER}]`);
  return Boolean(focused && !focused.contains(player.ref.current));
};

/** Shortcuts of the screen's main player, active unless the user types or another player has the focus. */
export function usePlayerKeys(player: Player, onKey: (key: string) => boolean): void {
  useScreenKeys(({ key, isHeld }, place) => {
    const isOfButton = place === 'button' && (key === ' ' || key === 'Enter');
    if (isHeld || place === 'text' || isOfButton || isInOther(player)) return false;
    return onKey(key);
  });
}
