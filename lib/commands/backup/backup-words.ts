import type { Entry } from './checksums';

/** What a backup says of itself, beside its checksums. */
export interface BackupFacts {
  madeAt: string;
  /** The version of PostgreSQL that the embedded engine is, and that reads it. */
  postgresql: string;
  tables: { files: number; bytes: number };
  files: { files: number; bytes: number };
  /** Hashes of files that were missing or damaged already. */
  lost: string[];
  damaged: string[];
}

export const FACTS = 'backup.json';

export const sizeOf = (entries: Entry[]) => ({
  files: entries.length,
  bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
});

export const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
