import type { Frames } from './use-frames';

/** Long jump of a key, in seconds. */
export const LONG = 10;
const [SHORT, UNKNOWN_FRAME] = [5, 1 / 25];
/** Small offset into a frame, so that rounding does not show its neighbour. */
const WITHIN = 0.001;

const JUMPS: Record<string, number> = { j: -LONG, l: LONG, ArrowLeft: -SHORT, ArrowRight: SHORT };

/** Previous or next frame; a fixed time step when the frames are unknown. */
function frameFrom(now: number, way: 1 | -1, frames: Frames | null): number {
  const at = frames?.frames.findLastIndex((moment) => moment / 1000 <= now + WITHIN) ?? -1;
  const next = frames?.frames[Math.max(0, at + way)];
  return next === undefined ? now + way * UNKNOWN_FRAME : next / 1000 + WITHIN;
}

interface PlayerKeys {
  frames: Frames | null;
  /** Called before stepping through frames. */
  wantsFrames: () => void;
  onMark?: (edge: 'start' | 'end') => void;
  /** True when number keys jump to tenths of the film. */
  hasTenths: boolean;
}

/** Handles a player key. Returns whether the key was handled. */
export function playerKey(player: HTMLVideoElement, key: string, options: PlayerKeys): boolean {
  const { frames, wantsFrames, onMark, hasTenths } = options;
  const jump = JUMPS[key];
  const mark = ({ i: 'start', o: 'end' } as const)[key];
  if (jump !== undefined) player.currentTime = Math.max(0, player.currentTime + jump);
  else if (key === ',' || key === '.') {
    player.pause();
    wantsFrames();
    player.currentTime = Math.max(0, frameFrom(player.currentTime, key === '.' ? 1 : -1, frames));
  } else if (key === 'k' || key === ' ') void (player.paused ? player.play().catch(() => undefined) : player.pause());
  else if (hasTenths && /^\d$/.test(key)) player.currentTime = (player.duration * Number(key)) / 10 || 0;
  else if (onMark && mark) onMark(mark);
  else return false;
  return true;
}
