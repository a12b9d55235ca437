import { useRef, useState } from 'react';
import { useScreenKeys } from '@/components/entities/keys/use-screen-keys';
import type { Film } from '@/lib/contracts/videos/video-record';
import { playerKey } from './player-keys';
import { useFrames } from './use-frames';

/** The attribute by which the keys of a screen tell that a player has the focus. */
export const PLAYER = 'data-player';

/** The player of one film: its element, where it stands, and its frames once they are wanted. */
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
    /** Does what a key means to the player. Gives whether it meant anything. */
    press: (key: string, options: { onMark?: (edge: 'start' | 'end') => void; hasTenths: boolean }): boolean =>
      ref.current !== null && playerKey(ref.current, key, { frames, wantsFrames: want, ...options }),
  };
}

export type Player = ReturnType<typeof usePlayer>;

/** Another player has the focus, and with it the keys. */
const isInOther = (player: Player) => {
  const focused = document.activeElement?.closest(`[${PLAYER}]`);
  return Boolean(focused && !focused.contains(player.ref.current));
};

/** The keys of the screen's main player, wherever nobody types and no other player has the focus. */
export function usePlayerKeys(player: Player, onKey: (key: string) => boolean): void {
  useScreenKeys(({ key, isHeld }, place) => {
    const isOfButton = place === 'button' && (key === ' ' || key === 'Enter');
    if (isHeld || place === 'text' || isOfButton || isInOther(player)) return false;
    return onKey(key);
  });
}
