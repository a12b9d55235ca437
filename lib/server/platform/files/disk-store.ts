import fsp from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byte-range';
import { type FileStore, isHash, placeOf } from './file-store';
import { inFolderOf, type Spooled } from './spool';

/** Stores bytes in a folder. */
export class DiskStore implements FileStore {
  /** Folders whose own directory entries are known to be on disk. */
  private readonly kept = new Set<string>();

  constructor(private readonly folder: string) {}

  pathHere(sha256: string): string {
    return path.join(this.folder, placeOf(sha256));
  }

  async place({ file, sha256 }: Spooled): Promise<void> {
    const target = this.pathHere(sha256);
    await syncFile(file);
    await inFolderOf(target, () => fsp.rename(file, target));
    const folder = path.dirname(target);
    await syncFolder(folder);
    if (this.kept.has(folder)) return;
    // A new folder also has an entry in the folders above it.
    for (const above of [this.folder, path.dirname(this.folder)]) await syncFolder(above);
    this.kept.add(folder);
  }

  async read(sha256: string, range?: ByteRange): Promise<Readable> {
    const handle = await fsp.open(this.pathHere(sha256));
    return handle.createReadStream(range);
  }

  async has(sha256: string): Promise<boolean> {
    return fsp.access(this.pathHere(sha256)).then(
      () => true,
      () => false,
    );
  }

  async remove(sha256: string): Promise<void> {
    await fsp.rm(this.pathHere(sha256), { force: true });
  }

  async *all(): AsyncGenerator<{ sha256: string; storedAt: Date }> {
    const folders = await fsp.readdir(this.folder).catch(() => []);
    for (const folder of folders.filter((name) => /^[0-9a-f]{2}$/.test(name)))
      for (const sha256 of (await fsp.readdir(path.join(this.folder, folder))).filter(isHash))
        yield { sha256, storedAt: (await fsp.stat(this.pathHere(sha256))).mtime };
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await fsp.open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** A new directory entry survives a power loss once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fsp.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
