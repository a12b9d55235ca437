import { ApiError, cancelled, toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { sendResumable, type Unsent } from '@/lib/client/http/send-resumable';
import { exportUploadsApi } from '@/lib/contracts/whatsapp/export-uploads';
import { DRAFT_LIMITS } from '@/lib/contracts/uploads/upload-drafts';
import { type WhatsappImport, whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';

export interface ExportSending {
  /** Called repeatedly with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the reason the upload is paused, and with null when it resumes. */
  onWait: (problem: string | null) => void;
  signal: AbortSignal;
}

const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1_000, 30_000];

/** Ends early when the connection is back or the user cancels. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    window.addEventListener('online', over);
    signal.addEventListener('abort', over, { once: true });
  });

/** The import has the id of the upload. */
const idIn = (address: string) => address.split('/').at(-1) ?? '';

async function made(address: string, signal: AbortSignal): Promise<WhatsappImport | Unsent> {
  try {
    return await call(whatsappImportsApi.get, { params: { id: idIn(address) } }, { showsErrors: 'caller', signal });
  } catch (error) {
    const { message, isPassing } = toApiError(error);
    return { problem: message, isPassing };
  }
}

/**
 * Uploads an exported chat in chunks and waits while offline. The same file resumes where it stopped, also after a
 * reload. Rejects with an ApiError; its code is `cancelled` after a stop.
 */
export async function sendExport(file: File, { onProgress, onWait, signal }: ExportSending): Promise<WhatsappImport> {
  let address: string | null = null;
  for (let tries = 0; ; tries += 1) {
    onWait(null);
    const sent = await sendResumable(file, {
      path: exportUploadsApi.begin.path,
      metadata: { name: file.name.slice(-DRAFT_LIMITS.name) },
      address,
      isKnownAgain: true,
      onProgress,
      onAddress: (begun) => (address = begun),
      signal,
    });
    const answer = 'address' in sent ? await made(sent.address, signal) : sent;
    if (signal.aborted) throw cancelled();
    if (!('problem' in answer)) return answer;
    if (!answer.isPassing) throw new ApiError(answer.problem, { code: 'refused' });
    onWait(answer.problem);
    await pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries), signal);
    if (signal.aborted) throw cancelled();
  }
}
