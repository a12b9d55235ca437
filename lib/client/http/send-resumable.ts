import type { DetailedError, HttpRequest, HttpResponse, UploadOptions } from 'tus-js-client';
import { failureSchema } from '@/lib/contracts/base/answers';
import { noConnection, serverDown } from './api-error';
import { authHeaders } from './auth-headers';
import { type Credentials, sessionPolicy } from './session-policy';

/** Reason an upload failed, and whether a retry may help. */
export interface Unsent {
  problem: string;
  isPassing: boolean;
}

/** URL of a finished upload, with the response to its last chunk; undefined when that response was lost. */
export interface SentTo {
  address: string;
  body: unknown;
}

interface Sending {
  /** Path of the call that creates the upload. */
  path: string;
  metadata: Record<string, string>;
  /** URL of the upload, once created. */
  address?: string | null;
  /** Stored in the browser until the upload ends: selecting the same file again resumes it. */
  isKnownAgain?: boolean;
  onProgress: (share: number) => void;
  onAddress?: (address: string) => void;
  signal?: AbortSignal;
}

/** Retry delays within one attempt; the caller waits longer before its next attempt. */
const RETRY_DELAYS_MS = [300, 1500];
/** Another upload of the file is running, or the server's offset differs from ours: a retry resolves it. */
const WORTH_ANOTHER_TRY = new Set([409, 423, 429]);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The server could not report its offset. */
class Unanswered extends Error {
  constructor(readonly status: number) {
    super(`The server answered with ${status}.`);
  }
}

/** The uploaded bytes no longer exist: the next attempt starts from the beginning. */
const GONE = new Set([404, 410]);

/** The library would restart after any rejection and send a long file from the beginning. */
function assertAnswered(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (request.getMethod() === 'HEAD' && status >= 400 && !GONE.has(status)) throw new Unanswered(status);
}

function statusOf(error: Error | DetailedError): number | undefined {
  if (!('originalResponse' in error)) return undefined;
  return error.causingError instanceof Unanswered ? error.causingError.status : error.originalResponse?.getStatus();
}

function toUnsent(error: Error | DetailedError): Unsent {
  const status = statusOf(error);
  if (status === undefined) return { problem: noConnection().message, isPassing: true };
  const text = 'originalResponse' in error ? (error.originalResponse?.getBody() ?? '') : '';
  const told = failureSchema.safeParse(readJson(text)).data;
  const isPassing = status >= 500 || status === 401 || WORTH_ANOTHER_TRY.has(status);
  return { problem: told?.message ?? serverDown(status).message, isPassing };
}

/** Reads the token for each request: an upload may outlast a token. */
function inSession() {
  let sent: Credentials | undefined;
  let isRenewed = false;
  return {
    onBeforeRequest: (request: HttpRequest) => {
      sent = sessionPolicy().credentials();
      for (const [name, value] of Object.entries(authHeaders(sent.accessToken ?? ''))) request.setHeader(name, value);
    },
    onAfterResponse: async (request: HttpRequest, response: HttpResponse) => {
      isRenewed = response.getStatus() === 401 && sent !== undefined && (await sessionPolicy().renew(sent));
      assertAnswered(request, response);
    },
    isRenewed: () => isRenewed,
  };
}

/** Uploads a file in chunks, from where it stopped before. A rejection is returned, not thrown. */
export async function sendResumable(file: File, sending: Sending): Promise<SentTo | Unsent> {
  const { path, metadata, address, isKnownAgain = false, onProgress, onAddress, signal } = sending;
  const { Upload } = await import('tus-js-client');
  const { isRenewed, ...hooks } = inSession();
  return new Promise((resolve) => {
    const options: UploadOptions = {
      ...hooks,
      endpoint: (process.env.NEXT_PUBLIC_API_URL || '') + path,
      uploadUrl: address,
      metadata,
      storeFingerprintForResuming: isKnownAgain,
      removeFingerprintOnSuccess: true,
      retryDelays: RETRY_DELAYS_MS,
      onShouldRetry: (error) => {
        const status = statusOf(error);
        if (status === 401) return isRenewed();
        return status === undefined ? navigator.onLine : status >= 500 || WORTH_ANOTHER_TRY.has(status);
      },
      onUploadUrlAvailable: () => upload.url && onAddress?.(upload.url),
      onProgress: (sent, total) => onProgress(total ? sent / total : 0),
      onSuccess: ({ lastResponse }) => resolve({ address: upload.url ?? '', body: readJson(lastResponse.getBody()) }),
      onError: (error) => resolve(toUnsent(error)),
    };
    const upload = new Upload(file, options);
    const stop = () => {
      void upload.abort();
      resolve({ problem: '', isPassing: true });
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    if (!isKnownAgain) return upload.start();
    void upload.findPreviousUploads().then(([before]) => {
      if (before) upload.resumeFromPreviousUpload(before);
      if (!signal?.aborted) upload.start();
    });
  });
}
