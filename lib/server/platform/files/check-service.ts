import { createHash } from 'node:crypto';
import { orm } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { fileStore } from './open-file-store';
import { log } from '../../log';
import * as repository from './file-repository';

export interface FileReport {
  files: number;
  /** Files whose bytes are missing, and files whose bytes changed or cannot be read. */
  lost: string[];
  damaged: string[];
  /** Bytes without a file. */
  orphans: string[];
}

/** Whether the bytes match their hash. Unreadable bytes do not, and the check goes on with the others. */
async function isWhole(sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of await fileStore().read(sha256)) hash.update(chunk as Buffer);
  } catch (error) {
    log.warn({ sha256, ...describeError(error) }, 'stored bytes could not be read');
    return false;
  }
  return hash.digest('hex') === sha256;
}

/** Compares every file with the store, reading every byte. */
export async function checkFiles(): Promise<FileReport> {
  const store = fileStore();
  const rows = await repository.listAll(orm());
  const wanted = new Map<string, string[]>();
  for (const { sha256, id, name } of rows) wanted.set(sha256, [...(wanted.get(sha256) ?? []), `${id} ${name}`]);
  const orphans: string[] = [];
  for await (const { sha256 } of store.all()) if (!wanted.has(sha256)) orphans.push(sha256);
  const lost: string[] = [];
  const damaged: string[] = [];
  for (const [sha256, names] of wanted) {
    if (!(await store.has(sha256))) lost.push(...names);
    else if (!(await isWhole(sha256))) damaged.push(...names);
  }
  return { files: rows.length, lost, damaged, orphans };
}
