import { useSyncExternalStore } from 'react';
import { onSessionChange } from '@/lib/client/auth/session-store';
import { toApiError } from '@/lib/client/http/api-error';
import { notifyError, notifySuccess } from '@/lib/client/notify';
import type { WhatsappImport } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { sendExport } from './send-export';

/** A selected export: a file found among others, or null for the one the user was asked for. */
export type ExportPlace = File | null;

/** An export being uploaded, or its error. */
export interface ExportOnItsWay {
  file: File;
  state: 'sending' | 'stopped' | 'refused';
  /** From 0 to 1. */
  share: number;
  /** Reason the upload is paused or was rejected. */
  problem: string | null;
}

type Here = (id: string) => void;

/** Outlives all screens, so that uploads continue while the user navigates. */
let sendings: ReadonlyMap<ExportPlace, ExportOnItsWay> = new Map();
const listeners = new Set<() => void>();
const stoppers = new Map<ExportPlace, AbortController>();
/** Screen showing each export; the result of one that no screen shows is reported in a toast. */
const shown = new Map<ExportPlace, Here>();
let isListening = false;

const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function show(next: ReadonlyMap<ExportPlace, ExportOnItsWay>): void {
  sendings = next;
  const isBusy = [...next.values()].some(({ state }) => state === 'sending');
  window[isBusy ? 'addEventListener' : 'removeEventListener']('beforeunload', handleUnload);
  listeners.forEach((listener) => listener());
}

const change = (place: ExportPlace, changes: Partial<ExportOnItsWay>): void =>
  show(new Map([...sendings].map(([at, one]) => [at, at === place ? { ...one, ...changes } : one])));

const without = (place: ExportPlace) => new Map([...sendings].filter(([at]) => at !== place));

/** Another user may sign in next. */
function forget(): void {
  for (const stopping of stoppers.values()) stopping.abort();
  stoppers.clear();
  show(new Map());
}

async function arrive(place: ExportPlace, { id, fileName }: WhatsappImport): Promise<void> {
  show(without(place));
  const tell = shown.get(place);
  if (tell) tell(id);
  else notifySuccess(`${fileName} is here. Find it in your imports.`);
  if (!place) return;
  const { takeExport } = await import('@/lib/client/photo-intake/bring-files');
  takeExport(place);
}

/** Uploads an export, whatever page is shown meanwhile. Calls `onMade` when it has arrived. */
export async function beginExport(
  place: ExportPlace,
  file: File,
  onMade: (made: WhatsappImport) => void,
): Promise<void> {
  if (!isListening) onSessionChange(forget);
  isListening = true;
  const stopping = new AbortController();
  stoppers.set(place, stopping);
  // After a sign-out there is no upload any more.
  const isOurs = () => stoppers.get(place) === stopping;
  show(new Map([...without(place), [place, { file, state: 'sending', share: 0, problem: null }]]));
  try {
    const made = await sendExport(file, {
      onProgress: (share) => change(place, { share }),
      onWait: (problem) => change(place, { problem }),
      signal: stopping.signal,
    });
    if (!isOurs()) return;
    onMade(made);
    await arrive(place, made);
  } catch (error) {
    if (!isOurs()) return;
    const { code, message } = toApiError(error);
    if (code === 'cancelled') return change(place, { state: 'stopped', problem: null });
    change(place, { state: 'refused', problem: message });
    if (!shown.has(place)) notifyError(`${file.name}: ${message}`);
  }
}

/** Stops the upload; selecting the same file again resumes it. */
export const stopExport = (place: ExportPlace): void => stoppers.get(place)?.abort();

/** Calls the listener when an export has arrived. Returns the unsubscribe function. */
export function onExportHere(place: ExportPlace, listener: Here): () => void {
  shown.set(place, listener);
  return () => {
    if (shown.get(place) === listener) shown.delete(place);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useExportOnItsWay = (place: ExportPlace): ExportOnItsWay | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sendings.get(place),
    () => undefined,
  );
