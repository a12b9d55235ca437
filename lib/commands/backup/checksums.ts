import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CommandRefused } from '../tell-and-exit';

/** Written in the format of `sha256sum`, so a backup can be checked without this program. */
export const CHECKSUMS = 'SHA256SUMS';

const LINE = /^([0-9a-f]{64}) {2}(.+)$/;
const AT_ONCE = 8;

export interface Entry {
  /** Path within the backup, with forward slashes. */
  name: string;
  sha256: string;
  bytes: number;
}

/** All files under a folder as sorted relative paths. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Copies one file, flushes it to disk before resolving, and returns its entry. */
async function copyFile(name: string, from: string, to: string): Promise<Entry> {
  const target = path.join(to, name);
  await fs.mkdir(path.dirname(target), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const source = await fs.open(path.join(from, name));
  try {
    const copy = await fs.open(target, 'wx');
    try {
      for await (const chunk of source.createReadStream({ autoClose: false })) {
        hash.update(chunk as Buffer);
        bytes += (chunk as Buffer).length;
        await copy.appendFile(chunk as Buffer);
      }
      await copy.sync();
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
  return { name, sha256: hash.digest('hex'), bytes };
}

/** Copies files from one folder into another. If it fails, no copy is still running. */
export async function copyFiles(names: string[], from: string, to: string): Promise<Entry[]> {
  const waiting = [...names];
  const copied: Entry[] = [];
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      copied.push(await copyFile(name, from, to));
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      waiting.length = 0;
      return { error };
    }),
  );
  const failure = (await Promise.all(workers)).find((outcome) => outcome !== undefined);
  if (failure) throw failure.error;
  return copied.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Empty folders belong to the engine's files but have no checksum. */
export async function copyFolders(from: string, to: string): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  for (const entry of await fs.readdir(from, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      await fs.mkdir(path.join(to, path.relative(from, path.join(entry.parentPath, entry.name))), { recursive: true });
}

export const toChecksums = (entries: Entry[]): string =>
  entries.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');

/** The backup's listed files by name. @throws where a name could point outside the backup. */
export function readChecksums(text: string): Map<string, string> {
  const lines = text.split('\n').filter(Boolean);
  const pairs = lines.map((line): [string, string] => {
    const [, sha256, name = ''] = LINE.exec(line) ?? [];
    if (!sha256 || path.posix.normalize(name) !== name || /^(\/|\.\.)|\\/.test(name))
      throw new CommandRefused(`${CHECKSUMS} of this backup has a line that is none: ${line.slice(0, 100)}`);
    return [name, sha256];
  });
  return new Map(pairs);
}
