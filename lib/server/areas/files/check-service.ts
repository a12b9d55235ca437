import { createHash } from 'node:crypto';
import { orm } from '../../db/database';
import { fileStore } from '../../files/open-file-store';
import * as repository from './repository';

export interface FileReport {
  files: number;
  /** Files whose bytes are gone or are not what they were. */
  lost: string[];
  damaged: string[];
  /** Bytes that no file points to. */
  orphans: string[];
}

/** What the bytes hash to now. */
async function hashOf(sha256: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await fileStore().read(sha256)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Holds every file against what is stored, reading every byte. */
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
    else if ((await hashOf(sha256)) !== sha256) damaged.push(...names);
  }
  return { files: rows.length, lost, damaged, orphans };
}
