import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '../../clock';

/** Completely received bytes in a temporary file. */
export interface Spooled {
  file: string;
  sha256: string;
  bytes: number;
}

/** Folder for bytes in progress; leftovers are removed after a day. */
export const incomingFolder = (folder: string): string => path.join(folder, 'incoming');

/** Runs work in a file's folder, which is only missing the first time. */
export const inFolderOf = <Result>(file: string, work: () => Promise<Result>): Promise<Result> =>
  work().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await fsp.mkdir(path.dirname(file), { recursive: true });
    return work();
  });

/**
 * Writes a stream to a temporary file for the duration of the work; a store that takes the file over syncs it to disk.
 * Nothing remains afterwards, also when the stream fails.
 */
export async function withSpooled<Result>(
  folder: string,
  source: AsyncIterable<Buffer | string>,
  work: (spooled: Spooled) => Promise<Result>,
): Promise<Result> {
  const file = path.join(incomingFolder(folder), randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const handle = await inFolderOf(file, () => fsp.open(file, 'wx'));
    try {
      for await (const chunk of source) {
        const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        bytes += part.length;
        hash.update(part);
        await handle.appendFile(part);
      }
    } finally {
      await handle.close();
    }
    return await work({ file, sha256: hash.digest('hex'), bytes });
  } finally {
    await fsp.rm(file, { force: true });
  }
}

/** Errors of file systems that do not support hard links. */
const CANNOT_LINK = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EXDEV|EMLINK|EACCES)$/;

/** Same for bytes already in a local file: they are hard-linked instead of copied. The original stays, for a retry. */
export async function withLinked<Result>(
  folder: string,
  source: string,
  work: (spooled: Spooled) => Promise<Result>,
): Promise<Result> {
  const file = path.join(incomingFolder(folder), randomUUID());
  try {
    await inFolderOf(file, () => fsp.link(source, file));
  } catch (error) {
    if (!CANNOT_LINK.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return withSpooled(folder, fs.createReadStream(source), work);
  }
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of fs.createReadStream(file) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
    return await work({ file, sha256: hash.digest('hex'), bytes });
  } finally {
    await fsp.rm(file, { force: true });
  }
}

/** Removes incomplete files left by dead processes. Returns how many. */
export async function clearSpool(folder: string, now: Date): Promise<number> {
  let removed = 0;
  for (const name of await fsp.readdir(incomingFolder(folder)).catch(() => [])) {
    const file = path.join(incomingFolder(folder), name);
    const changedAt = await fsp.stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changedAt === null || changedAt > now.getTime() - DAY) continue;
    await fsp.rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
