import fs from 'node:fs';
import fsp from 'node:fs/promises';
import * as z from 'zod/mini';
import type { IncomingAside, IncomingPost } from './incoming-posts';
import type { EntryPlace } from './zip-entries';

/** A part of a chat imported in one step: asides, or posts with their files. */
export type ChatPage = { asides: IncomingAside[] } | { posts: IncomingPost[]; media: [name: string, EntryPlace][] };

/** Contents found in a chat. */
export interface ChatTotals {
  /** Without WhatsApp's own lines. */
  messages: number;
  /** Messages that did not become posts. */
  asides: number;
  posts: number;
}

const VERSION = 1;
const headSchema = z.object({ version: z.literal(VERSION), messages: z.int(), asides: z.int(), posts: z.int() });
/** Space for the totals at the start of the file, which are known at the end. */
const HEAD_BYTES = 100;
const LINE_END = 10;

/** Writes the pages of a chat to a file, one per line. */
export class PageWriter {
  private constructor(private readonly handle: fsp.FileHandle) {}

  static async create(file: string): Promise<PageWriter> {
    const handle = await fsp.open(file, 'w');
    await handle.appendFile(Buffer.alloc(HEAD_BYTES, ' '));
    return new PageWriter(handle);
  }

  add(page: ChatPage): Promise<void> {
    return this.handle.appendFile(`${JSON.stringify(page)}\n`);
  }

  /** A file without totals is incomplete. */
  async finish(totals: ChatTotals): Promise<void> {
    await this.handle.write(Buffer.from(JSON.stringify({ version: VERSION, ...totals })), 0, null, 0);
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

/** Totals of a chat whose pages are in a file; null when the file is missing or incomplete. */
export async function totalsOf(file: string): Promise<ChatTotals | null> {
  const handle = await fsp.open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return headSchema.safeParse(JSON.parse(buffer.toString('utf8', 0, bytesRead))).data ?? null;
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}

/** Pages in a file, one at a time. */
export async function* pagesOf(file: string): AsyncGenerator<ChatPage> {
  let parts: Buffer[] = [];
  for await (const chunk of fs.createReadStream(file, { start: HEAD_BYTES }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      yield JSON.parse(Buffer.concat([...parts, chunk.subarray(start, end)]).toString()) as ChatPage;
      parts = [];
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
  }
}
