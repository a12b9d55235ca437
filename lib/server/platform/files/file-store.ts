import type { Readable } from 'node:stream';
import type { ByteRange } from '../../http/byte-range';
import type { Spooled } from './spool';

/** Bytes under their SHA-256: what is written once is never written again or changed. */
export interface FileStore {
  /** Takes over what was spooled; it is there to stay once this resolves. Doing it again changes nothing. */
  place: (spooled: Spooled) => Promise<void>;
  /** @throws when there is no such file. */
  read: (sha256: string, range?: ByteRange) => Promise<Readable>;
  /** Where the bytes can be read as a file of this machine; null in a store that is elsewhere. */
  pathHere: (sha256: string) => string | null;
  has: (sha256: string) => Promise<boolean>;
  remove: (sha256: string) => Promise<void>;
  /** Every hash that is stored, with the time it came. */
  all: () => AsyncIterable<{ sha256: string; storedAt: Date }>;
}

const HASH = /^[0-9a-f]{64}$/;

export const isHash = (text: string): boolean => HASH.test(text);

/** Where bytes lie within a store. Nothing from outside becomes part of an address: only hashes do. */
export function placeOf(sha256: string): string {
  if (!isHash(sha256)) throw new Error('Not a hash.');
  return `${sha256.slice(0, 2)}/${sha256}`;
}
