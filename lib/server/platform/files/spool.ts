import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '../../clock';

/** Bytes that came in whole and lie in a temporary file. */
export interface Spooled {
  file: string;
  sha256: string;
  bytes: number;
}

/** Where bytes lie for as long as somebody works on them; what is left there goes after a day. */
export const incomingFolder = (folder: string): string => path.join(folder, 'incoming');

/** Works in the folder of a file, which is there but for the first time. */
export const inFolderOf = <Result>(file: string, work: () => Promise<Result>): Promise<Result> =>
  work().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await fsp.mkdir(path.dirname(file), { recursive: true });
    return work();
  });

/**
 * Takes a stream into a temporary file for as long as the work lasts; a store that takes it over brings it to the disk
 * itself. Nothing is left of it afterwards, nor of a stream that fails.
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

/** What file systems say that give a file no second name. */
const CANNOT_LINK = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EXDEV|EMLINK|EACCES)$/;

/**
 * The same for bytes that lie in a file of this machine already: they get a second name and are written no second time.
 * The first one stays, for whoever has to try again.
 */
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

/** Removes what a process that died left in the middle of coming in. Gives how many there were. */
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
