import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { isChatName } from '@/lib/domain/whatsapp/chat-name';
import { plainLine } from '@/lib/domain/whatsapp/export-lines';
import { HttpError } from '../../errors';
import { EXPORT_LIMITS, EXPORT_REFUSALS } from './export-refusals';

/** Location of a file within a zip, from its directory: readers must verify what they get. */
export interface EntryPlace {
  /** Offset of the file's own header. */
  at: number;
  /** Packed bytes, and declared unpacked bytes. */
  packed: number;
  bytes: number;
  isDeflated: boolean;
}

/** Contents of a chat's zip. */
export interface ZipOfChat {
  /** Bytes of the chat itself, each time from the beginning. */
  chat: () => Promise<Readable>;
  /** The chat's size as declared by the zip; only good enough for progress. */
  chatBytes: number;
  /** The other files, by their names in messages. */
  media: ReadonlyMap<string, EntryPlace>;
  /** Names shared by several of them. */
  twice: readonly string[];
  close: () => void;
}

/** Files added by a Mac or another system, which are not part of the export. */
const isJunk = (name: string) =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || path.basename(name).startsWith('.');

const openingFailed = ({ message }: Error) =>
  /invalid relative path|absolute path|invalid characters/.test(message)
    ? EXPORT_REFUSALS.unsafe()
    : EXPORT_REFUSALS.broken();

/** The compression used by nearly every zip; 0 means none (APPNOTE 4.4.5). */
const DEFLATED = 8;

async function listEntries(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  let [count, names] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    count += 1;
    names += entry.fileName.length;
    if (count > EXPORT_LIMITS.entries || names > EXPORT_LIMITS.names) throw EXPORT_REFUSALS.tooMuch();
    if (entry.isEncrypted()) throw EXPORT_REFUSALS.locked();
    if (!isJunk(entry.fileName)) entries.push(entry);
  }
  return entries;
}

/** A text file sent in a chat comes after the chat itself. */
function findChat(entries: readonly yauzl.Entry[]): yauzl.Entry {
  const texts = entries.filter(({ fileName }) => /\.txt$/i.test(fileName));
  const named = texts.find(({ fileName }) => isChatName(path.basename(fileName)));
  const chat = named ?? (texts.length === 1 ? texts[0] : undefined);
  if (chat) return chat;
  throw entries.some(({ fileName }) => /\.zip$/i.test(fileName))
    ? EXPORT_REFUSALS.zipInZip()
    : EXPORT_REFUSALS.noChatInZip();
}

const placeOf = (entry: yauzl.Entry): EntryPlace => ({
  at: entry.relativeOffsetOfLocalHeader,
  packed: entry.compressedSize,
  bytes: entry.uncompressedSize,
  isDeflated: entry.compressionMethod === DEFLATED,
});

/** Of two files with the same name the larger is used: the other is truncated or empty. */
function filesBeside(chat: yauzl.Entry, entries: readonly yauzl.Entry[]) {
  const media = new Map<string, EntryPlace>();
  const twice = new Set<string>();
  for (const entry of entries) {
    if (entry === chat) continue;
    const [name, place] = [plainLine(path.basename(entry.fileName)), placeOf(entry)];
    const known = media.get(name);
    if (known) twice.add(name);
    if (!known || place.bytes >= known.bytes) media.set(name, place);
  }
  return { media, twice: [...twice] };
}

/**
 * Opens a chat's zip as made by a phone and lists its contents. Takes time proportional to its entries, so it runs in a
 * thread.
 * @throws 400 with what to do for a zip that is damaged, locked, unsafe or contains no chat.
 */
export async function openZipOfChat(file: string): Promise<ZipOfChat> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true } as const;
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(file, options).catch(() => {
    throw EXPORT_REFUSALS.broken();
  });
  // Errors are reported to the reader active at that moment.
  zip.on('error', () => undefined);
  try {
    const entries = await listEntries(zip);
    const chat = findChat(entries);
    return {
      chat: () => zip.openReadStreamPromise(chat),
      chatBytes: chat.uncompressedSize,
      ...filesBeside(chat, entries),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof HttpError ? error : openingFailed(error as Error);
  }
}
