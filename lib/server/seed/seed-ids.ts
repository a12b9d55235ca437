/** Default date of generated data; always used for ids. */
export const SEED_NOW = Date.UTC(2026, 10, 20, 12);

const DAY = 24 * 60 * 60 * 1000;

/** Date of a demo's data: the last time it was half past five in India. */
export const seedMoment = (now: Date): number => SEED_NOW + Math.floor((now.getTime() - SEED_NOW) / DAY) * DAY;

const KINDS = {
  markets: 1,
  sellers: 2,
  notes: 3,
  groups: 4,
  visits: 5,
  audit: 6,
  uploads: 7,
  catalogs: 8,
  videos: 9,
  videoUploads: 10,
  videoAudit: 11,
  duplicates: 12,
} as const;

export type SeedKind = keyof typeof KINDS;

/** Maximum number of rows of a kind. */
const LIMIT = 0xffffffff;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** The id of the row with this index: a UUIDv7 in index order, always the same. */
export function seedId(kind: SeedKind, index: number): string {
  const time = hex(SEED_NOW, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(KINDS[kind], 3)}-8000-${hex(index, 12)}`;
}

/** Bounds of all ids of the kind. */
export const seedIdRange = (kind: SeedKind) => ({ first: seedId(kind, 0), last: seedId(kind, LIMIT) });

export const seedIndex = (id: string): number => parseInt(id.slice(-12), 16);
