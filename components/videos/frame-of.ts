const QUALITY = 0.92;

/** Current frame of a player as a photo file; null while it has none. */
export async function frameOf(player: HTMLVideoElement): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = player;
  if (width === 0 || player.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(player, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'frame.jpg', { type: 'image/jpeg' });
}

/** Positions of likely good frames in a film: past the start, where the phone is still being positioned. */
const PROPOSED = [0.12, 0.4, 0.7];

const happens = (player: HTMLVideoElement, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    player.addEventListener(event, () => resolve(), { once: true, signal });
    player.addEventListener('error', () => reject(new Error('The film cannot be played.')), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error('It was left.')), { once: true });
  });

/** Extracts three frames of a film as thumbnail options, one after the other. */
export async function proposeFrames(url: string, signal: AbortSignal, onFrame: (frame: File) => void): Promise<void> {
  const player = Object.assign(document.createElement('video'), { muted: true, preload: 'auto', src: url });
  try {
    await happens(player, 'loadeddata', signal);
    for (const share of PROPOSED) {
      player.currentTime = player.duration * share;
      await happens(player, 'seeked', signal);
      const frame = await frameOf(player);
      if (frame && !signal.aborted) onFrame(frame);
    }
  } finally {
    player.removeAttribute('src');
  }
}
