import { createHash } from 'node:crypto';
import type { Json } from '@/lib/domain/chat/layout';
import { compareKeys } from './order';
import { isBranch } from './values';

const sha1 = (text: string) => createHash('sha1').update(text, 'utf8').digest('base64');

function bitsOf(number: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number);
  return bytes.toString('hex');
}

/** The hash with which the SDK tells what it already has: of a value, or of a branch from its children's hashes. */
export function hashOf(value: Json): string {
  if (value === null) return '';
  if (!isBranch(value)) return sha1(`${typeof value}:${typeof value === 'number' ? bitsOf(value) : value}`);
  const parts = Object.keys(value)
    .sort(compareKeys)
    .map((key) => `:${key}:${hashOf(value[key] ?? null)}`);
  return parts.length > 0 ? sha1(parts.join('')) : '';
}
