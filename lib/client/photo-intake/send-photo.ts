import type { DetailedError, HttpRequest, HttpResponse } from 'tus-js-client';
import { noConnection, serverDown } from '@/lib/client/http/api-error';
import { authHeaders } from '@/lib/client/http/auth-headers';
import { type Credentials, sessionPolicy } from '@/lib/client/http/session-policy';
import { successfulData } from '@/lib/client/http/successful-data';
import { failureSchema } from '@/lib/contracts/answers';
import { fillPath } from '@/lib/contracts/endpoint';
import { photoUploadsApi } from '@/lib/contracts/photo-uploads';
import { DRAFT_LIMITS, type DraftPhoto } from '@/lib/contracts/upload-drafts';
import type { ChosenPhoto } from './kept-files';

/** A photo that came in, null where the answer got lost, or why it did not and whether another try may help. */
export type PhotoAnswer = { photo: DraftPhoto | null } | { problem: string; isPassing: boolean };

interface Watching {
  onProgress: (share: number) => void;
  onAddress: (address: string) => void;
  signal: AbortSignal;
}

/** Between tries in one go; whoever sends waits longer before the next go. */
const RETRY_DELAYS_MS = [300, 1500];
/** Somebody is still sending, or the server stands elsewhere than this side thinks: asking again clears it up. */
const WORTH_ANOTHER_TRY = new Set([409, 423, 429]);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const statusOf = (error: Error | DetailedError): number | undefined =>
  'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;

function toAnswer(error: Error | DetailedError): PhotoAnswer {
  const status = statusOf(error);
  if (status === undefined) return { problem: noConnection().message, isPassing: true };
  const text = 'originalResponse' in error ? (error.originalResponse?.getBody() ?? '') : '';
  const told = failureSchema.safeParse(readJson(text)).data;
  const isPassing = status >= 500 || status === 401 || WORTH_ANOTHER_TRY.has(status);
  return { problem: told?.message ?? serverDown(status).message, isPassing };
}

/** Tokens are as they are at each call: one photo may take longer than a token is good for. */
function inSession() {
  let sent: Credentials | undefined;
  let isRenewed = false;
  return {
    onBeforeRequest: (request: HttpRequest) => {
      sent = sessionPolicy().credentials();
      for (const [name, value] of Object.entries(authHeaders(sent.accessToken ?? ''))) request.setHeader(name, value);
    },
    onAfterResponse: async (_request: HttpRequest, response: HttpResponse) => {
      isRenewed = response.getStatus() === 401 && sent !== undefined && (await sessionPolicy().renew(sent));
    },
    isRenewed: () => isRenewed,
  };
}

/** Sends a photo in as many parts as it takes, from where it stopped before. A refusal is an answer like any other. */
export async function sendPhoto(
  { draftId, file, folder, address }: ChosenPhoto,
  { onProgress, onAddress, signal }: Watching,
): Promise<PhotoAnswer> {
  const { Upload } = await import('tus-js-client');
  const { isRenewed, ...hooks } = inSession();
  const origin = process.env.NEXT_PUBLIC_API_URL || '';
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      ...hooks,
      endpoint: origin + fillPath(photoUploadsApi.begin.path, { id: draftId }),
      uploadUrl: address,
      // Of a long name the end says what it is.
      metadata: {
        name: file.name.slice(-DRAFT_LIMITS.name),
        folder,
        takenAt: new Date(file.lastModified).toISOString(),
      },
      storeFingerprintForResuming: false,
      retryDelays: RETRY_DELAYS_MS,
      onShouldRetry: (error) => {
        const status = statusOf(error);
        if (status === 401) return isRenewed();
        return status === undefined ? navigator.onLine : status >= 500 || WORTH_ANOTHER_TRY.has(status);
      },
      onUploadUrlAvailable: () => upload.url && onAddress(upload.url),
      onProgress: (sent, total) => onProgress(total ? sent / total : 0),
      onSuccess: ({ lastResponse }) => {
        const answer = successfulData(readJson(lastResponse.getBody()), photoUploadsApi.send.answer);
        resolve({ photo: answer ?? null });
      },
      onError: (error) => resolve(toAnswer(error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      resolve({ problem: '', isPassing: true });
    });
    upload.start();
  });
}
