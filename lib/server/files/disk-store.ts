import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface Stored {
  sha256: string;
  bytes: number;
}

/** Part of a file: first and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

const HASH = /^[0-9a-f]{64}$/;

/**
 * Keeps bytes in a folder under their SHA-256, so that what is written once is never written again or changed. Nothing
 * from outside becomes part of a path: only hashes do.
 */
export class DiskStore {
  constructor(private readonly folder: string) {}

  private pathOf(sha256: string): string {
    if (!HASH.test(sha256)) throw new Error('Not a hash.');
    return path.join(this.folder, sha256.slice(0, 2), sha256);
  }

  /**
   * Takes a stream in; it is there, on the disk itself, once this resolves. Nothing is kept of one that fails.
   */
  async put(source: AsyncIterable<Buffer | string>): Promise<Stored> {
    const incoming = path.join(this.folder, 'incoming');
    await fsp.mkdir(incoming, { recursive: true });
    const temporary = path.join(incoming, randomUUID());
    const hash = createHash('sha256');
    let bytes = 0;
    const file = await fsp.open(temporary, 'wx');
    try {
      for await (const chunk of source) {
        const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        bytes += part.length;
        hash.update(part);
        await file.appendFile(part);
      }
      await file.sync();
      await file.close();
      const sha256 = hash.digest('hex');
      const target = this.pathOf(sha256);
      await fsp.mkdir(path.dirname(target), { recursive: true });
      await fsp.rename(temporary, target);
      await syncFolder(path.dirname(target));
      return { sha256, bytes };
    } catch (error) {
      await file.close().catch(() => undefined);
      await fsp.rm(temporary, { force: true });
      throw error;
    }
  }

  read(sha256: string, range?: ByteRange): Readable {
    return fs.createReadStream(this.pathOf(sha256), range);
  }

  readAll(sha256: string): Promise<Buffer> {
    return fsp.readFile(this.pathOf(sha256));
  }

  async has(sha256: string): Promise<boolean> {
    return fsp.access(this.pathOf(sha256)).then(
      () => true,
      () => false,
    );
  }

  async remove(sha256: string): Promise<void> {
    await fsp.rm(this.pathOf(sha256), { force: true });
  }

  /** Every hash that is stored. */
  async *all(): AsyncGenerator<string> {
    const folders = await fsp.readdir(this.folder).catch(() => []);
    for (const folder of folders.filter((name) => /^[0-9a-f]{2}$/.test(name)))
      yield* (await fsp.readdir(path.join(this.folder, folder))).filter((name) => HASH.test(name));
  }

  /** What the bytes hash to now. */
  async hashOf(sha256: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of this.read(sha256)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  }
}

/** A new name in a folder outlives a power cut once the folder itself is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fsp.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
