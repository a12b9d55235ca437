import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { isChatName } from '@/lib/domain/whatsapp/chat-name';
import { plainLine } from '@/lib/domain/whatsapp/export-lines';
import { HttpError } from '../../errors';
import { EXPORT_LIMITS, EXPORT_REFUSALS } from './export-refusals';

/** Where the bytes of a file lie in a zip, as its table says: who reads them holds on to what comes of it. */
export interface EntryPlace {
  /** Of the file's own header. */
  at: number;
  /** Bytes it is packed to, and those it is said to have. */
  packed: number;
  bytes: number;
  isDeflated: boolean;
}

/** What is in the zip of a chat. */
export interface ZipOfChat {
  /** The bytes of the chat itself, each time from the beginning. */
  chat: () => Promise<Readable>;
  /** What the zip says the chat has; good for telling how far it was read, and nothing else. */
  chatBytes: number;
  /** The other files, by the names messages call them by. */
  media: ReadonlyMap<string, EntryPlace>;
  /** Names that several of them have. */
  twice: readonly string[];
  close: () => void;
}

/** What a Mac and other systems add that is no part of the export. */
const isJunk = (name: string) =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || path.basename(name).startsWith('.');

const openingFailed = ({ message }: Error) =>
  /invalid relative path|absolute path|invalid characters/.test(message)
    ? EXPORT_REFUSALS.unsafe()
    : EXPORT_REFUSALS.broken();

/** The compression of nearly every zip; 0 is none (APPNOTE 4.4.5). */
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

/** A text that was sent in a chat comes after the chat itself. */
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

/** Of two files of one name the larger one is taken: the other was cut off, or is empty. */
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
 * Opens the zip of a chat as a phone makes it and lists what is in it. Takes time with its entries: for a thread.
 * @throws 400 with what to do for a zip that is damaged, locked, unsafe or holds no chat.
 */
export async function openZipOfChat(file: string): Promise<ZipOfChat> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true } as const;
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(file, options).catch(() => {
    throw EXPORT_REFUSALS.broken();
  });
  // What went wrong is told to whoever reads at that moment.
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
