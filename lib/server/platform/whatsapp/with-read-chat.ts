import { randomUUID } from 'node:crypto';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { MINUTE } from '../../clock';
import { filesFolder } from '../files/open-file-store';
import { inFolderOf, incomingFolder } from '../files/spool';
import { ReaderEnded, readApart } from '../threads/read-apart';
import { type ChatPage, type ChatTotals, pagesOf, totalsOf } from './chat-pages';
import { EXPORT_REFUSALS } from './export-refusals';
import type { ChatTold, ChatToRead } from './read-chat';

/** A chat that was read, for importing page by page. */
export interface ChatInPages extends ChatTotals {
  pages: () => AsyncIterable<ChatPage>;
}

interface Reading {
  /** The export as a local file. */
  file: string;
  signal: AbortSignal;
  /** Called repeatedly with the read share, from 0 to 1. */
  onShare: (share: number) => Promise<void>;
}

const PROGRAM = 'lib/server/platform/whatsapp/read-chat-thread.ts';
const LIMITS = { megabytes: 256, milliseconds: 10 * MINUTE };

/** File for a chat's pages during its import. */
const pagesFile = (id: string) => path.join(incomingFolder(filesFolder()), `chat-${id}`);

async function readInto(pages: string, { file, signal, onShare }: Reading): Promise<void> {
  const input: ChatToRead = { file, pages };
  try {
    for await (const told of readApart<ChatTold>(PROGRAM, input, LIMITS, signal))
      if ('share' in told) await onShare(told.share);
  } catch (error) {
    throw error instanceof ReaderEnded ? EXPORT_REFUSALS.hardToRead() : error;
  }
}

/**
 * Reads an export in a separate thread and writes its contents to a local file named by the id: a job that had to yield
 * during the import finds it there again, until {@link forgetReadChat}.
 * @throws 400 with what to do for a file that is not an export, or is too large.
 */
export async function readChatApart(id: string, reading: Reading): Promise<ChatInPages> {
  const file = pagesFile(id);
  const known = await totalsOf(file);
  if (known) return { ...known, pages: () => pagesOf(file) };
  const coming = path.join(path.dirname(file), randomUUID());
  try {
    await inFolderOf(coming, () => fsp.writeFile(coming, ''));
    await readInto(coming, reading);
    await fsp.rename(coming, file);
  } finally {
    await fsp.rm(coming, { force: true });
  }
  const totals = await totalsOf(file);
  if (!totals) throw new Error('The pages of a chat are gone.');
  return { ...totals, pages: () => pagesOf(file) };
}

/** Removes the file of a chat that was imported or never will be. */
export const forgetReadChat = (id: string): Promise<void> => fsp.rm(pagesFile(id), { force: true });
