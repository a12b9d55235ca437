import type { Entry } from './checksums';

/** Metadata of a backup, stored beside its checksums. */
export interface BackupFacts {
  madeAt: string;
  /** PostgreSQL version of the embedded engine, which is needed to read the tables. */
  postgresql: string;
  tables: { files: number; bytes: number };
  files: { files: number; bytes: number };
  /** Hashes of files that were already missing or damaged. */
  lost: string[];
  damaged: string[];
}

export const FACTS = 'backup.json';

export const sizeOf = (entries: Entry[]) => ({
  files: entries.length,
  bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
});

export const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
