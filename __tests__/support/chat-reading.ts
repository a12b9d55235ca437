import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pagesOf, totalsOf } from '@/lib/server/platform/whatsapp/chat-pages';
import { readChat } from '@/lib/server/platform/whatsapp/read-chat';
import type { EntryPlace } from '@/lib/server/platform/whatsapp/zip-entries';

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bomb-exports-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

let files = 0;

/** A new file name in a folder of this test. */
export function freshFile(): string {
  files += 1;
  return path.join(folder, String(files));
}

export async function savedExport(content: Uint8Array | string): Promise<string> {
  const file = freshFile();
  await fs.writeFile(file, content);
  return file;
}

/** Reads an export like its thread does. Returns everything it wrote. */
export async function readWhole(content: Uint8Array | string) {
  const [file, pages] = [await savedExport(content), freshFile()];
  const shares: number[] = [];
  for await (const told of readChat({ file, pages })) if ('share' in told) shares.push(told.share);
  const found = [];
  for await (const page of pagesOf(pages)) found.push(page);
  return {
    file,
    shares,
    pages: found,
    totals: await totalsOf(pages),
    asides: found.flatMap((page) => ('asides' in page ? page.asides : [])),
    posts: found.flatMap((page) => ('posts' in page ? page.posts : [])),
    media: new Map(found.flatMap((page): [string, EntryPlace][] => ('posts' in page ? page.media : []))),
  };
}
