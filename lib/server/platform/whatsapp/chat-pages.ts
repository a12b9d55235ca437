import fs from 'node:fs';
import fsp from 'node:fs/promises';
import * as z from 'zod/mini';
import type { IncomingAside, IncomingPost } from './incoming-posts';
import type { EntryPlace } from './zip-entries';

/** A part of a chat that one step can bring in: lines that were set aside, or posts with their files that came along. */
export type ChatPage = { asides: IncomingAside[] } | { posts: IncomingPost[]; media: [name: string, EntryPlace][] };

/** What a chat was found to hold. */
export interface ChatTotals {
  /** Lines of WhatsApp itself not counted. */
  messages: number;
  /** Lines that were set aside. */
  asides: number;
  posts: number;
}

const VERSION = 1;
const headSchema = z.object({ version: z.literal(VERSION), messages: z.int(), asides: z.int(), posts: z.int() });
/** Room for the totals at the beginning of the file, which are known in the end. */
const HEAD_BYTES = 100;
const LINE_END = 10;

/** Writes the pages of a chat into a file, a line each. */
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

  /** A file without its totals is none. */
  async finish(totals: ChatTotals): Promise<void> {
    await this.handle.write(Buffer.from(JSON.stringify({ version: VERSION, ...totals })), 0, null, 0);
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

/** The totals of a chat whose pages are in a file; null when there is no such file, or not a whole one. */
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

/** The pages in a file, one at a time. */
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
