import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { isChatName } from '@/lib/domain/whatsapp/chat-name';
import { plainLine } from '@/lib/domain/whatsapp/export-lines';
import { type ChatExport, readExport } from '@/lib/domain/whatsapp/read-export';
import { HttpError, malformed } from '../../errors';
import { decodeText } from '../tables/read-table';

/** Limits of one export. WhatsApp itself stops at about 10,000 files with media and 40,000 messages without. */
export const EXPORT_LIMITS = {
  entries: 20_000,
  chatBytes: 50_000_000,
  mediaBytes: 200_000_000,
  unpackedBytes: 8_000_000_000,
} as const;

/** A chat that was exported, and the files that came along. */
export interface ExportedChat {
  chat: ChatExport;
  /** Names of the files beside the chat, as its messages name them, with the bytes they unpack to. */
  media: ReadonlyMap<string, number>;
  /** The bytes of one of them, which refuse with 400 once they turn out damaged. Null when it did not come along. */
  open: (name: string) => Promise<AsyncIterable<Buffer> | null>;
}

const unsafe = () => malformed('This zip holds names that lead out of its folder. It was not opened.');
const broken = () => malformed('This zip is damaged and cannot be opened. Export the chat again.');
const brokenFile = () => malformed('This file is damaged in the zip. Export the chat again.');
const locked = () => malformed('This zip is locked with a password. Export the chat again, and send the zip as it is.');
const tooMuch = () => malformed('This zip unpacks to more than an export of a chat can be. It was not opened.');

/** What a Mac and other systems add that is no part of the export. */
const isJunk = (name: string) =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || path.basename(name).startsWith('.');

async function listEntries(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  let unpacked = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', (error: Error) =>
      reject(/invalid relative path|absolute path|invalid characters/.test(error.message) ? unsafe() : broken()),
    );
    zip.on('end', () => resolve());
    zip.on('entry', (entry: yauzl.Entry) => {
      unpacked += entry.uncompressedSize;
      if (zip.entryCount > EXPORT_LIMITS.entries || unpacked > EXPORT_LIMITS.unpackedBytes) return reject(tooMuch());
      if (entry.isEncrypted()) return reject(locked());
      if (!isJunk(entry.fileName)) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

/** A text that was sent in a chat comes after the chat itself. */
function findChat(entries: readonly yauzl.Entry[]): yauzl.Entry {
  const texts = entries.filter(({ fileName }) => /\.txt$/i.test(fileName));
  const named = texts.find(({ fileName }) => isChatName(path.basename(fileName)));
  const chat = named ?? (texts.length === 1 ? texts[0] : undefined);
  if (!chat && entries.some(({ fileName }) => /\.zip$/i.test(fileName)))
    throw malformed('There is another zip in this zip. Unpack it, and send the one inside that WhatsApp made.');
  if (!chat)
    throw malformed('There is no chat in this zip. In WhatsApp choose Export chat, and send the zip as it is.');
  return chat;
}

/** The chat in the bytes of a text; null when there is none. A database keeps no text with this character in it. */
export const readChat = (bytes: Buffer): ChatExport | null => readExport(decodeText(bytes).replaceAll('\0', ''));

async function* unbroken(stream: Promise<Readable>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await stream) yield chunk as Buffer;
  } catch {
    throw brokenFile();
  }
}

interface Opened extends ExportedChat {
  close: () => void;
}

async function openChat(zip: yauzl.ZipFile): Promise<Opened> {
  const stream = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip));
  const entries = await listEntries(zip);
  const chatEntry = findChat(entries);
  if (chatEntry.uncompressedSize > EXPORT_LIMITS.chatBytes) throw tooMuch();
  const chat = readChat(await buffer(await stream(chatEntry)));
  if (!chat)
    throw malformed('The text in this zip is no WhatsApp chat. Export the chat again, and send the zip as it is.');
  const byName = new Map<string, yauzl.Entry>();
  for (const entry of entries) if (entry !== chatEntry) byName.set(plainLine(path.basename(entry.fileName)), entry);
  return {
    chat,
    media: new Map([...byName].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    open: (name) => {
      const entry = byName.get(name);
      if (entry && entry.uncompressedSize > EXPORT_LIMITS.mediaBytes) return Promise.reject(tooMuch());
      return Promise.resolve(entry ? unbroken(stream(entry)) : null);
    },
    close: () => zip.close(),
  };
}

async function openZip(file: string): Promise<Opened> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true } as const;
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(file, options).catch(() => {
    throw broken();
  });
  return openChat(zip).catch((error: unknown) => {
    zip.close();
    throw error instanceof HttpError ? error : broken();
  });
}

/**
 * Works with the export of a WhatsApp chat, as the phone zips it, without ever unpacking it to the disk: one file at a
 * time is read, so that memory stays flat however many photos there are.
 * @throws 400 with what to do for a zip that is damaged, unsafe or holds no chat.
 */
export async function withExportZip<Result>(
  file: string,
  work: (zip: ExportedChat) => Promise<Result>,
): Promise<Result> {
  const zip = await openZip(file);
  try {
    return await work(zip);
  } finally {
    zip.close();
  }
}
