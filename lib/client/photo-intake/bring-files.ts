import { useMemo, useSyncExternalStore } from 'react';
import { fileType, HEAD_BYTES, photoRefusal } from '@/lib/domain/file-type';
import type { FoundFile } from './found-files';
import type { ChosenPhoto } from './kept-files';
import { addPhotos } from './photo-queue';

/** A zip or PDF whose photos are being taken out. */
export interface Reading {
  key: string;
  draftId: string;
  name: string;
  /** From 0 to 1. */
  share: number;
  photos: number;
}

/** A file that gave nothing, or less than it held. */
export interface LeftFile {
  key: string;
  draftId: string;
  name: string;
  problem: string;
}

/** The export of a chat among photos: it is to be read as posts. */
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

function show(next: Partial<Bringing>): void {
  bringing = { ...bringing, ...next };
  listeners.forEach((listener) => listener());
}

type For = Pick<ChosenPhoto, 'draftId' | 'personId'>;

const leave = (draftId: string, name: string, problem: string) =>
  show({ left: [...bringing.left, { key: crypto.randomUUID(), draftId, name, problem }] });

type Read = (
  file: File,
  reading: {
    onPhoto: (found: FoundFile) => void;
    onLeft: (name: string, reason: string) => void;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  },
) => Promise<void>;

/** Takes photos out of a file that holds several, and passes each on as it comes. */
async function read(owner: For, file: File, work: Read): Promise<void> {
  const [key, stopping, { draftId }] = [crypto.randomUUID(), new AbortController(), owner];
  stoppers.set(key, stopping);
  const change = (to: (reading: Reading) => Partial<Reading>) =>
    show({ readings: bringing.readings.map((one) => (one.key === key ? { ...one, ...to(one) } : one)) });
  show({ readings: [...bringing.readings, { key, draftId, name: file.name, share: 0, photos: 0 }] });
  const left = new Map<string, string[]>();
  try {
    await work(file, {
      signal: stopping.signal,
      onPhoto: (found) => {
        addPhotos(owner, [found]);
        change(({ photos }) => ({ photos: photos + 1 }));
      },
      onLeft: (name, reason) => left.set(reason, [...(left.get(reason) ?? []), name]),
      onProgress: (share) => change(() => ({ share })),
    });
  } catch (error) {
    if (!stopping.signal.aborted) leave(draftId, file.name, (error as Error).message);
  } finally {
    stoppers.delete(key);
    show({ readings: bringing.readings.filter((one) => one.key !== key) });
    for (const [reason, [first = '', ...others]] of left)
      leave(draftId, others.length > 0 ? `${first} and ${others.length} more of ${file.name}` : first, reason);
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

/** A zip that cannot be looked through is told by whoever reads it. */
const isExport = async (file: File) => {
  const { isChatExport } = await import('./read-zip');
  return isChatExport(file).catch(() => false);
};

async function bringOne(owner: For, file: File, type: 'zip' | 'pdf'): Promise<void> {
  if (type === 'pdf') return read(owner, file, fromPdf);
  if (await isExport(file)) show({ exports: [...bringing.exports, { draftId: owner.draftId, file }] });
  else await read(owner, file, fromZip);
}

/** Puts what somebody chose or dropped into a draft: photos as they are, of zips and PDFs what is in them. */
export async function bringFiles(owner: For, found: readonly FoundFile[]): Promise<void> {
  const typed = await Promise.all(
    found.map(async (one) => {
      const head = new Uint8Array(await one.file.slice(0, HEAD_BYTES).arrayBuffer());
      return { ...one, type: fileType(head), refusal: photoRefusal(head) };
    }),
  );
  const isPack = (type: string): type is 'zip' | 'pdf' => type === 'zip' || type === 'pdf';
  // What begins like this is refused whatever follows, and may be long. Of everything else the server knows more.
  const isHopeless = (type: string) => type === 'heic' || type === 'video';
  for (const { file, type, refusal } of typed) if (isHopeless(type)) leave(owner.draftId, file.name, refusal ?? '');
  addPhotos(
    owner,
    typed.filter(({ type }) => !isPack(type) && !isHopeless(type)),
  );
  for (const { file, type } of typed) if (isPack(type)) await bringOne(owner, file, type);
}

export const stopReading = (key: string): void => stoppers.get(key)?.abort();
export const dismissLeft = (key: string): void => show({ left: bringing.left.filter((one) => one.key !== key) });
export const takeExport = (file: File): void => show({ exports: bringing.exports.filter((one) => one.file !== file) });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is being read for a draft, what was left out, and exports found among it. */
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
