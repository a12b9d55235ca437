import { useMemo, useSyncExternalStore } from 'react';
import { onSessionChange } from '@/lib/client/auth/session-store';
import { type FileType, fileType, HEAD_BYTES, photoRefusal } from '@/lib/domain/photos/file-type';
import type { FoundFile } from './found-files';
import type { ChosenPhoto } from './kept-files';
import { addPhotos } from './photo-queue';

/** A zip or PDF whose photos are being extracted. */
export interface Reading {
  key: string;
  draftId: string;
  name: string;
  /** From 0 to 1. */
  share: number;
  photos: number;
}

/** A file without photos, or with some skipped. */
export interface LeftFile {
  key: string;
  draftId: string;
  name: string;
  problem: string;
}

/** A chat export found among photos: it should be imported as posts. */
export interface FoundExport {
  draftId: string;
  file: File;
}

interface Bringing {
  readings: readonly Reading[];
  left: readonly LeftFile[];
  exports: readonly FoundExport[];
}

const NOTHING: Bringing = { readings: [], left: [], exports: [] };
let bringing = NOTHING;
const [listeners, stoppers] = [new Set<() => void>(), new Map<string, AbortController>()];
/** Running extractions with their draft, by abort controller. */
const under = new Map<AbortController, string>();
let isListening = false;

function show(next: Partial<Bringing>): void {
  bringing = { ...bringing, ...next };
  listeners.forEach((listener) => listener());
}

type For = Pick<ChosenPhoto, 'draftId' | 'personId'>;

/** Skipped files by reason. */
type Left = Map<string, string[]>;
const note = (left: Left, name: string, reason: string) => left.set(reason, [...(left.get(reason) ?? []), name]);

/** Reports each reason once, however many files it applies to. */
function leave(draftId: string, left: Left, of = ''): void {
  const told = [...left].map(([problem, [first = '', ...others]]): LeftFile => {
    const name = others.length > 0 ? `${first} and ${others.length} more${of}` : first;
    return { key: crypto.randomUUID(), draftId, name, problem };
  });
  if (told.length > 0) show({ left: [...bringing.left, ...told] });
}

type Read = (
  file: File,
  reading: {
    onPhoto: (found: FoundFile) => void;
    onLeft: (name: string, reason: string) => void;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  },
) => Promise<void>;

/** Extracts photos from a container file and passes each on as it arrives. */
async function read(owner: For, file: File, giving: AbortSignal, work: Read): Promise<void> {
  const [key, stopping, { draftId }] = [crypto.randomUUID(), new AbortController(), owner];
  const { signal } = stopping;
  stoppers.set(key, stopping);
  giving.addEventListener('abort', () => stopping.abort());
  const change = (to: (reading: Reading) => Partial<Reading>) =>
    show({ readings: bringing.readings.map((one) => (one.key === key ? { ...one, ...to(one) } : one)) });
  show({ readings: [...bringing.readings, { key, draftId, name: file.name, share: 0, photos: 0 }] });
  const left: Left = new Map();
  try {
    await work(file, {
      signal,
      onPhoto: (found) => {
        if (signal.aborted) return;
        addPhotos(owner, [found]);
        change(({ photos }) => ({ photos: photos + 1 }));
      },
      onLeft: (name, reason) => note(left, name, reason),
      onProgress: (share) => change(() => ({ share })),
    });
  } catch (error) {
    if (!signal.aborted) leave(draftId, new Map([[(error as Error).message, [file.name]]]));
  } finally {
    stoppers.delete(key);
    show({ readings: bringing.readings.filter((one) => one.key !== key) });
    if (!giving.aborted) leave(draftId, left, ` of ${file.name}`);
  }
}

const fromZip: Read = async (file, reading) => {
  const { readZip } = await import('./read-zip');
  await readZip(file, reading);
};
const fromPdf: Read = async (file, reading) => {
  const { readPdf } = await import('./read-pdf');
  await readPdf(file, reading);
};

const showExports = ({ draftId }: For, files: readonly File[]) =>
  show({ exports: [...bringing.exports, ...files.map((file) => ({ draftId, file }))] });

/** An unreadable zip is reported when it is extracted. */
const isExport = async (file: File) => {
  const { isChatExport } = await import('./read-zip');
  return isChatExport(file).catch(() => false);
};
const isChat = async (file: File) => {
  const { isChatText } = await import('./read-text');
  return isChatText(file).catch(() => false);
};

async function bringOne(owner: For, file: File, type: 'zip' | 'pdf', giving: AbortSignal): Promise<void> {
  if (type === 'pdf') return read(owner, file, giving, fromPdf);
  if (!(await isExport(file))) return read(owner, file, giving, fromZip);
  if (!giving.aborted) showExports(owner, [file]);
}

const UNREAD = 'This file cannot be read. It may have been moved or be open elsewhere. Add it again.';
const NO_CHAT = 'This is a text, and no WhatsApp chat is in it. Leave it out, or export the chat again.';
const EMPTY = 'This file is empty. Copy it again, and add it then.';

/**
 * File type from the first bytes, and the reason to skip it. Most other non-photos are left to the server, which has
 * better messages.
 */
async function look({ file }: FoundFile): Promise<{ type: FileType | 'text'; problem?: string }> {
  try {
    if (file.size === 0) return { type: 'unknown', problem: EMPTY };
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const type = fileType(head);
    if (type === 'unknown' && /\.txt$/i.test(file.name)) return { type: 'text' };
    // Files with this header are always rejected, and may be large.
    return { type, problem: type === 'heic' || type === 'video' ? photoRefusal(head) : undefined };
  } catch {
    return { type: 'unknown', problem: UNREAD };
  }
}

/** Adds selected or dropped files to a draft: photos directly, zips and PDFs by extracting them. */
export async function bringFiles(owner: For, found: readonly FoundFile[]): Promise<void> {
  if (!isListening) onSessionChange(() => stopBringing());
  isListening = true;
  const giving = new AbortController();
  under.set(giving, owner.draftId);
  const left: Left = new Map();
  const photos: FoundFile[] = [];
  const packs: { file: File; type: 'zip' | 'pdf' }[] = [];
  const chats: File[] = [];
  for (const one of await Promise.all(found.map(async (each) => ({ ...each, ...(await look(each)) })))) {
    const { file, folder, type, problem } = one;
    if (problem !== undefined) note(left, file.name, problem);
    else if (type === 'zip' || type === 'pdf') packs.push({ file, type });
    else if (type === 'text' && (await isChat(file))) chats.push(file);
    else if (type === 'text') note(left, file.name, NO_CHAT);
    else photos.push({ file, folder });
  }
  if (!giving.signal.aborted) {
    leave(owner.draftId, left);
    addPhotos(owner, photos);
    showExports(owner, chats);
  }
  for (const { file, type } of packs) if (!giving.signal.aborted) await bringOne(owner, file, type, giving.signal);
  under.delete(giving);
}

/** Cancels extractions and their messages, for one draft or all. */
export function stopBringing(draftId?: string): void {
  const isMeant = (one: string) => draftId === undefined || one === draftId;
  for (const [giving, of] of under) if (isMeant(of)) giving.abort();
  const stays = (one: { draftId: string }) => !isMeant(one.draftId);
  show({ left: bringing.left.filter(stays), exports: bringing.exports.filter(stays) });
}

export const stopReading = (key: string): void => stoppers.get(key)?.abort();
export const dismissLeft = (key: string): void => show({ left: bringing.left.filter((one) => one.key !== key) });
export const takeExport = (file: File): void => show({ exports: bringing.exports.filter((one) => one.file !== file) });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Running extractions of a draft, skipped files, and chat exports found. */
export function useBringing(draftId: string): Bringing {
  const now = useSyncExternalStore(
    subscribe,
    () => bringing,
    () => NOTHING,
  );
  return useMemo(() => {
    const own = (one: { draftId: string }) => one.draftId === draftId;
    return { readings: now.readings.filter(own), left: now.left.filter(own), exports: now.exports.filter(own) };
  }, [now, draftId]);
}
