import type { UnzipFile } from 'fflate';
import { PHOTO_LIMIT } from '@/lib/contracts/photo-record';
import { DRAFT_LIMITS } from '@/lib/contracts/uploads/upload-drafts';
import { isChatName } from '@/lib/domain/whatsapp/chat-name';
import { type FoundFile, folderName } from './found-files';
import { damagedZip, ZipRefusal } from './zip-refusal';
import { zipTimes } from './zip-times';

const MEGABYTE = 1024 * 1024;

/** Limits against zip bombs: photos hardly compress, so a zip that unpacks to more than this is not a zip of photos. */
export const ZIP_LIMITS = {
  entries: 10_000,
  photos: DRAFT_LIMITS.photos,
  photoBytes: PHOTO_LIMIT,
  totalBytes: 4096 * MEGABYTE,
  ratio: 50,
  /** Below this size a zip is harmless, whatever its compression ratio. */
  trustedBytes: 10 * MEGABYTE,
} as const;

export type ZipLimits = { [Limit in keyof typeof ZIP_LIMITS]: number };

const refusals = {
  damaged: damagedZip,
  entries: () => new ZipRefusal('This zip has too many files in it. Send its folders one by one.'),
  photos: () => new ZipRefusal('This zip has too many photos in it. Send it in smaller parts.'),
  bomb: () => new ZipRefusal('This zip unpacks to more than photos can be. It was not read on.'),
};

const PHOTO_NAME = /\.(?:jpe?g|png|webp|gif|heic|heif)$/i;

/** Folder and name of an entry. Paths are not trusted: they are only used as display names. */
function placeOf(path: string): { name: string; folder: string; isJunk: boolean } {
  const parts = path
    .split(/[/\\]/)
    .map((part) => part.replace(/[\p{Cc}\p{Cf}]/gu, '').trim())
    .filter((part) => part !== '' && !/^\.+$/.test(part));
  const name = parts.at(-1) ?? '';
  const isJunk =
    name === '' || /[/\\]$/.test(path) || parts.some((part) => part === '__MACOSX' || part.startsWith('.'));
  return { name, folder: folderName(parts.slice(0, -1)), isJunk };
}

async function eachChunk(file: Blob, work: (chunk: Uint8Array, isLast: boolean) => void, signal?: AbortSignal) {
  const reader = file.stream().getReader();
  for (;;) {
    signal?.throwIfAborted();
    const { value, done } = await reader.read();
    work(value ?? new Uint8Array(), done);
    if (done) return;
  }
}

async function eachEntry(
  file: Blob,
  onEntry: (entry: UnzipFile) => void,
  { limits, onRead, signal }: { limits: ZipLimits; onRead?: (bytes: number) => void; signal?: AbortSignal },
): Promise<void> {
  const { Unzip, UnzipInflate } = await import('fflate');
  let entries = 0;
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (entries > limits.entries) throw refusals.entries();
    onEntry(entry);
  });
  unzip.register(UnzipInflate);
  try {
    await eachChunk(
      file,
      (chunk, isLast) => {
        onRead?.(chunk.length);
        unzip.push(chunk, isLast);
      },
      signal,
    );
  } catch (error) {
    throw error instanceof ZipRefusal || signal?.aborted ? error : refusals.damaged();
  }
  if (entries === 0) throw refusals.damaged();
}

/** True when a zip is a WhatsApp chat export, which is imported as posts and not just photos. */
export async function isChatExport(file: Blob, signal?: AbortSignal): Promise<boolean> {
  let isChat = false;
  const look = ({ name }: UnzipFile) => {
    isChat ||= isChatName(placeOf(name).name);
  };
  await eachEntry(file, look, { limits: ZIP_LIMITS, signal });
  return isChat;
}

interface ReadingZip {
  onPhoto: (found: FoundFile) => void;
  /** Called for each skipped file, with the reason. */
  onLeft: (name: string, reason: string) => void;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  limits?: ZipLimits;
}

/**
 * Returns the photos of a zip one after the other, as they are unpacked.
 * @throws ZipRefusal when it exceeds the limits.
 */
export async function readZip(
  zip: File,
  { onPhoto, onLeft, onProgress, signal, limits = ZIP_LIMITS }: ReadingZip,
): Promise<void> {
  const count = { read: 0, unpacked: 0, photos: 0, open: 0 };
  // The library treats exceptions during unpacking as corruption, so they are thrown after each part.
  let failure: ZipRefusal | null = null;
  const times = await zipTimes(zip);
  const base = zip.name.replace(/\.zip$/i, '');

  const onEntry = (entry: UnzipFile) => {
    const { name, folder, isJunk } = placeOf(entry.name);
    if (isJunk) return;
    if (!PHOTO_NAME.test(name)) return onLeft(name, 'It is no photo.');
    count.photos += 1;
    if (count.photos > limits.photos) throw refusals.photos();
    count.open += 1;
    let [parts, bytes]: [BlobPart[], number] = [[], 0];
    entry.ondata = (error, chunk, isLast) => {
      if (error) failure ??= refusals.damaged();
      if (failure) return;
      bytes += chunk.length;
      count.unpacked += chunk.length;
      const isSwollen = count.unpacked > limits.trustedBytes && count.unpacked > limits.ratio * count.read;
      if (count.unpacked > limits.totalBytes || isSwollen) failure = refusals.bomb();
      // The rest of an oversized file is counted, not kept.
      if (bytes > limits.photoBytes) parts = [];
      else parts.push(chunk as BlobPart);
      if (!isLast) return;
      count.open -= 1;
      if (bytes > limits.photoBytes) onLeft(name, `It has more than ${Math.floor(limits.photoBytes / MEGABYTE)} MB.`);
      else {
        const lastModified = times.get(entry.name) ?? zip.lastModified;
        onPhoto({ file: new File(parts, name, { lastModified }), folder: folder || base });
      }
    };
    entry.start();
  };
  const onRead = (bytes: number) => {
    if (failure) throw failure;
    count.read += bytes;
    onProgress?.(zip.size ? count.read / zip.size : 0);
  };
  await eachEntry(zip, onEntry, { limits, signal, onRead });
  if (failure) throw failure;
  if (count.open > 0) throw refusals.damaged();
}
