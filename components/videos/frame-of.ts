const QUALITY = 0.92;

/** The frame a player stands at, as a picture; null while it has none. */
export async function frameOf(player: HTMLVideoElement): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = player;
  if (width === 0 || player.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(player, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'frame.jpg', { type: 'image/jpeg' });
}
