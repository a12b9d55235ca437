import { type ReactNode, useSyncExternalStore } from 'react';

type Kind = 'error' | 'success';

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the toast code ahead of the first toast: one about a lost connection could not fetch it any more. */
export async function preloadToasts(): Promise<void> {
  try {
    await import('react-toastify');
  } catch {
    // The first toast tries again.
  }
}

/**
 * True from the first toast on. The shell mounts react-toastify's container when it turns true (it stays true); toasts
 * fired before the container is there wait for it, so none is lost. Mount it once, above whatever may unmount.
 */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );

/** What a toast shows instead of its sentence alone; `close` takes the toast away. */
type Content = (close: () => void) => ReactNode;

/** Somebody has to read the sentence and make up their mind. */
const TIME_TO_ACT_MS = 15_000;

async function notify(kind: Kind, message: string, content?: Content): Promise<void> {
  isWanted = true;
  listeners.forEach((listener) => listener());
  try {
    const { toast } = await import('react-toastify');
    // The id keeps a sentence that is already on the screen from being shown twice.
    const toastId = `${kind}: ${message}`;
    if (content) {
      const render = content(() => toast.dismiss(toastId));
      // The same sentence again is about another deed: what can be done is about that.
      if (toast.isActive(toastId)) toast.update(toastId, { render, autoClose: TIME_TO_ACT_MS });
      else toast[kind](render, { toastId, autoClose: TIME_TO_ACT_MS });
    } else toast[kind](message, { toastId });
  } catch (error) {
    console.error(message, error);
  }
}

/** Shows an error toast. A sentence that is on the screen already is not shown again. */
export const notifyError = (message: string): void => void notify('error', message);

/** Shows a success toast. A sentence that is on the screen already is not shown again. */
export const notifySuccess = (message: string): void => void notify('success', message);

/** Shows a success toast with something to do in it, instead of one with the same sentence. */
export const notifyWithAction = (message: string, content: Content): void => void notify('success', message, content);
