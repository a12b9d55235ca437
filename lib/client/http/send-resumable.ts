import type { DetailedError, HttpRequest, HttpResponse, UploadOptions } from 'tus-js-client';
import { failureSchema } from '@/lib/contracts/base/answers';
import { noConnection, serverDown } from './api-error';
import { authHeaders } from './auth-headers';
import { type Credentials, sessionPolicy } from './session-policy';

/** Why something did not come in, and whether another try may help. */
export interface Unsent {
  problem: string;
  isPassing: boolean;
}

/** Where something came in to, and what was said with its last part: nothing where that answer got lost. */
export interface SentTo {
  address: string;
  body: unknown;
}

interface Sending {
  /** The path of the call that begins it. */
  path: string;
  metadata: Record<string, string>;
  /** Where its bytes go, once it was begun. */
  address?: string | null;
  /** Kept by the browser until it is sent: the same file, chosen again, goes on where it stopped. */
  isKnownAgain?: boolean;
  onProgress: (share: number) => void;
  onAddress?: (address: string) => void;
  signal?: AbortSignal;
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

/** Asked how much it has, the server could not say. */
class Unanswered extends Error {
  constructor(readonly status: number) {
    super(`The server answered with ${status}.`);
  }
}

/** The bytes so far are there no more: whoever goes on begins anew. */
const GONE = new Set([404, 410]);

/** The library would begin anew after any refusal, and send a long file from its start. */
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

/** Tokens are as they are at each call: one file may take longer than a token is good for. */
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

/** Sends a file in as many parts as it takes, from where it stopped before. A refusal is an answer like any other. */
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
