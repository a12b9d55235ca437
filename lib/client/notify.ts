import { type ReactNode, useSyncExternalStore } from 'react';
import type { ToastContentProps } from 'react-toastify';

type Kind = 'error' | 'success';

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Preloads the toast code: a toast about a lost connection could no longer load it. */
export async function preloadToasts(): Promise<void> {
  try {
    await import('react-toastify');
  } catch {
    // The first toast tries again.
  }
}

/** Loads the toast code, if need be at a second try, which waits for the connection. */
async function loadToasts() {
  try {
    return await import('react-toastify');
  } catch {
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return import('react-toastify');
  }
}

/**
 * True from the first toast on. The shell then mounts react-toastify's container, once and above everything that may
 * unmount. Toasts fired earlier wait for it, so none is lost.
 */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );

interface ToastHands {
  /** Closes the toast. */
  close: () => void;
  /** True while the toast is closing: its action is disabled. */
  isLeaving: boolean;
}

/** Content of a toast instead of its plain message. */
type Content = (hands: ToastHands) => ReactNode;

/** Time to read the message and decide. */
const TIME_TO_ACT_MS = 15_000;

const lastAbout = new Map<string, string>();
let aboutCount = 0;

/** Closes the last toast about a subject: its action is no longer possible. */
export async function dismissAbout(about: string): Promise<void> {
  const toastId = lastAbout.get(about);
  if (!toastId) return;
  lastAbout.delete(about);
  try {
    const { toast } = await import('react-toastify');
    toast.dismiss(toastId);
  } catch {
    // Without the toast code there is no toast.
  }
}

/** A closing toast swallows the next one with the same id, so each toast about a subject gets a new id. */
function idAbout(about: string): string {
  void dismissAbout(about);
  aboutCount += 1;
  const toastId = `${about}: ${aboutCount}`;
  lastAbout.set(about, toastId);
  return toastId;
}

interface Action {
  content: Content;
  /** Only the last toast about a subject stays. */
  about?: string;
}

async function notify(kind: Kind, message: string, { content, about }: Partial<Action> = {}): Promise<void> {
  // The id prevents a message that is already shown from being shown twice.
  const toastId = about ? idAbout(about) : `${kind}: ${message}`;
  try {
    const { toast } = await loadToasts();
    isWanted = true;
    listeners.forEach((listener) => listener());
    if (content) {
      const close = () => toast.dismiss(toastId);
      const render = ({ toastProps }: ToastContentProps) => content({ close, isLeaving: !toastProps.isIn });
      // The same message belongs to a new action, so the toast's action is replaced.
      if (toast.isActive(toastId)) toast.update(toastId, { render, autoClose: TIME_TO_ACT_MS });
      else toast[kind](render, { toastId, autoClose: TIME_TO_ACT_MS });
    } else toast[kind](message, { toastId });
  } catch (error) {
    console.error(message, error);
  }
}

/** Shows an error toast, unless the same message is already shown. */
export const notifyError = (message: string): void => void notify('error', message);

/** Shows a success toast, unless the same message is already shown. */
export const notifySuccess = (message: string): void => void notify('success', message);

/** Shows a success toast with an action, replacing one with the same message. */
export const notifyWithAction = (message: string, action: Action): void => void notify('success', message, action);
