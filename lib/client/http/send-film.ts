import { fillPath } from '@/lib/contracts/base/endpoint';
import { type NewFilm, videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { ApiError, cancelled, toApiError } from './api-error';
import { call } from './call';
import { sendResumable } from './send-resumable';
import { successfulData } from './successful-data';

interface FilmSending {
  /** Called repeatedly with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the reason the upload is paused, and with null when it resumes. */
  onWait: (problem: string | null) => void;
  signal: AbortSignal;
}

const WAITS_MS = [1_000, 4_000, 15_000];

const NAME_LENGTH = 200;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** The response to the last chunk was lost, but the film has arrived, under the id it was sent with. */
const ask = (address: string) =>
  call(videoUploadsApi.film, { params: { id: address.split('/').at(-1) ?? '' } }, { showsErrors: 'caller' });

/**
 * Uploads a film in chunks; selecting the same file again resumes it. Rejects with an ApiError; its code is `cancelled`
 * after a stop.
 */
export async function sendFilm(file: File, { onProgress, onWait, signal }: FilmSending): Promise<NewFilm> {
  let address: string | null = null;
  for (let tries = 0; ; tries += 1) {
    onWait(null);
    const sent = await sendResumable(file, {
      path: fillPath(videoUploadsApi.begin.path),
      // The end of a long name identifies the file.
      metadata: { name: file.name.slice(-NAME_LENGTH) },
      address,
      isKnownAgain: true,
      onProgress,
      onAddress: (begun) => (address = begun),
      signal,
    });
    if (signal.aborted) throw cancelled();
    if ('address' in sent) {
      const film = successfulData(sent.body, videoUploadsApi.send.answer);
      if (film) return film;
      try {
        return await ask(sent.address);
      } catch (error) {
        throw toApiError(error);
      }
    }
    if (!sent.isPassing) throw new ApiError(sent.problem, { code: 'refused' });
    onWait(sent.problem);
    await pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0, signal);
    if (signal.aborted) throw cancelled();
  }
}
