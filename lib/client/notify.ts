import { type ReactNode, useSyncExternalStore } from 'react';
import type { ToastContentProps } from 'react-toastify';

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

interface ToastHands {
  /** Takes the toast away. */
  close: () => void;
  /** It is on its way out: nothing in it can be done any more. */
  isLeaving: boolean;
}

/** What a toast shows instead of its sentence alone. */
type Content = (hands: ToastHands) => ReactNode;

/** Somebody has to read the sentence and make up their mind. */
const TIME_TO_ACT_MS = 15_000;

const lastAbout = new Map<string, string>();
let aboutCount = 0;

/** Takes away the last toast about something: what it offers cannot be done any more. */
export async function dismissAbout(about: string): Promise<void> {
  const toastId = lastAbout.get(about);
  if (!toastId) return;
  lastAbout.delete(about);
  try {
    const { toast } = await import('react-toastify');
    toast.dismiss(toastId);
  } catch {
    // Without the code of toasts there is none.
  }
}

/** A toast on its way out swallows the next one with its id, so each about the same thing has another. */
function idAbout(about: string): string {
  void dismissAbout(about);
  aboutCount += 1;
  const toastId = `${about}: ${aboutCount}`;
  lastAbout.set(about, toastId);
  return toastId;
}

interface Action {
  content: Content;
  /** Of toasts about the same thing only the last one stays. */
  about?: string;
}

async function notify(kind: Kind, message: string, { content, about }: Partial<Action> = {}): Promise<void> {
  isWanted = true;
  listeners.forEach((listener) => listener());
  // The id keeps a sentence that is already on the screen from being shown twice.
  const toastId = about ? idAbout(about) : `${kind}: ${message}`;
  try {
    const { toast } = await import('react-toastify');
    if (content) {
      const close = () => toast.dismiss(toastId);
      const render = ({ toastProps }: ToastContentProps) => content({ close, isLeaving: !toastProps.isIn });
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
export const notifyWithAction = (message: string, action: Action): void => void notify('success', message, action);
