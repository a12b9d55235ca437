import { useSyncExternalStore } from 'react';
import { onSessionChange } from '@/lib/client/auth/session-store';
import { toApiError } from '@/lib/client/http/api-error';
import { notifyError, notifySuccess } from '@/lib/client/notify';
import type { WhatsappImport } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { sendExport } from './send-export';

/** An export that was chosen: one that was found among other files, or null for the one that was asked for. */
export type ExportPlace = File | null;

/** An export on its way, or why it is not. */
export interface ExportOnItsWay {
  file: File;
  state: 'sending' | 'stopped' | 'refused';
  /** From 0 to 1. */
  share: number;
  /** Why nothing is sent for a while, or why it was refused. */
  problem: string | null;
}

type Here = (id: string) => void;

/** It outlives every screen, so that sending goes on while somebody looks at another. */
let sendings: ReadonlyMap<ExportPlace, ExportOnItsWay> = new Map();
const listeners = new Set<() => void>();
const stoppers = new Map<ExportPlace, AbortController>();
/** Who shows an export; of one that nobody shows a toast says what became of it. */
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

/** Somebody else may be here next. */
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

/** Sends an export, whatever page is looked at meanwhile. `onMade` is called once it is here. */
export async function beginExport(
  place: ExportPlace,
  file: File,
  onMade: (made: WhatsappImport) => void,
): Promise<void> {
  if (!isListening) onSessionChange(forget);
  isListening = true;
  const stopping = new AbortController();
  stoppers.set(place, stopping);
  // Whoever signed out meanwhile has nothing on its way any more.
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

/** Stops it; the same file, chosen again, goes on from there. */
export const stopExport = (place: ExportPlace): void => stoppers.get(place)?.abort();

/** Calls the listener once an export is here. Returns how to stop. */
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
