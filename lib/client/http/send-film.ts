import { fillPath } from '@/lib/contracts/base/endpoint';
import { type NewFilm, videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { ApiError, cancelled, toApiError } from './api-error';
import { call } from './call';
import { sendResumable } from './send-resumable';
import { successfulData } from './successful-data';

interface FilmSending {
  /** Told again and again which share of it is over, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Told why nothing is sent for a while; null once it goes on. */
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

/** The answer to the last part got lost; the film is here all the same, under the id it was sent with. */
const ask = (address: string) =>
  call(videoUploadsApi.film, { params: { id: address.split('/').at(-1) ?? '' } }, { showsErrors: 'caller' });

/**
 * Sends a film in as many parts as it takes; the same file, chosen again, goes on where it stopped. Rejects with an
 * ApiError: with the code `cancelled` once it is stopped.
 */
export async function sendFilm(file: File, { onProgress, onWait, signal }: FilmSending): Promise<NewFilm> {
  let address: string | null = null;
  for (let tries = 0; ; tries += 1) {
    onWait(null);
    const sent = await sendResumable(file, {
      path: fillPath(videoUploadsApi.begin.path),
      // Of a long name the end says what it is.
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
