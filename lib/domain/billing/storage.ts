export const STORAGE_KINDS = ['photos', 'videos', 'documents'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

export const STORAGE_LABELS: Record<StorageKind, string> = {
  photos: 'Photos',
  videos: 'Videos',
  documents: 'Documents',
};

export interface Stored {
  files: number;
  bytes: number;
}

/** Files of one kind added in one month. The month is an index into a list of months; 0 is the first or earlier. */
export interface Added extends Stored {
  kind: StorageKind;
  nth: number;
}

const NONE: Stored = { files: 0, bytes: 0 };
const sum = (rows: readonly Stored[]): Stored =>
  rows.reduce((all, { files, bytes }) => ({ files: all.files + files, bytes: all.bytes + bytes }), NONE);

export type StoredByKind = Record<StorageKind, Stored>;

/** Storage at the end of each month, counting files that still exist. */
export const growth = (added: readonly Added[], months: readonly string[]): (StoredByKind & { month: string })[] =>
  months.map((month, place) => {
    const of = (kind: StorageKind) => sum(added.filter((row) => row.kind === kind && row.nth <= place));
    return { month, photos: of('photos'), videos: of('videos'), documents: of('documents') };
  });

export const storedInAll = (stored: StoredByKind): Stored => sum(STORAGE_KINDS.map((kind) => stored[kind]));
