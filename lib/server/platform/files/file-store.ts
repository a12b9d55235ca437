import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byte-range';
import type { Spooled } from './spool';

/** Bytes by their SHA-256: written once, never overwritten or changed. */
export interface FileStore {
  /** Takes over a spooled file; it is durable once this resolves. Idempotent. */
  place: (spooled: Spooled) => Promise<void>;
  /** @throws when there is no such file. */
  read: (sha256: string, range?: ByteRange) => Promise<Readable>;
  /** Local path of the bytes; null in a remote store. */
  pathHere: (sha256: string) => string | null;
  has: (sha256: string) => Promise<boolean>;
  remove: (sha256: string) => Promise<void>;
  /** Every stored hash with its time of storage. */
  all: () => AsyncIterable<{ sha256: string; storedAt: Date }>;
}

const HASH = /^[0-9a-f]{64}$/;

export const isHash = (text: string): boolean => HASH.test(text);

/** Path of bytes within a store, built only from their hash, so that no outside input becomes part of a path. */
export function placeOf(sha256: string): string {
  if (!isHash(sha256)) throw new Error('Not a hash.');
  return `${sha256.slice(0, 2)}/${sha256}`;
}
