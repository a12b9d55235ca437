import type { Json } from '@/lib/domain/chat/layout';
import { isKey, joined, MAX_DEPTH, segmentsOf } from './paths';
import { TreeError } from './tree-error';

export type Branch = { [key: string]: Json };

export const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** The value at a path below a value. */
export function valueAt(value: Json, path: string): Json {
  let found = value;
  for (const key of segmentsOf(path)) {
    if (!isBranch(found) || !Object.hasOwn(found, key)) return null;
    found = found[key] ?? null;
  }
  return found;
}

function putAt(value: Json, segments: readonly string[], put: Json): Json {
  const [key, ...rest] = segments;
  if (key === undefined) return put;
  const old = isBranch(value) ? value : {};
  const child = putAt(Object.hasOwn(old, key) ? (old[key] ?? null) : null, rest, put);
  const { [key]: _, ...others } = old;
  const branch = child === null ? others : { ...old, [key]: child };
  return Object.keys(branch).length > 0 ? branch : null;
}

/** A value with another inserted at a path. Parts off that path stay the same objects. */
export const withValue = (value: Json, path: string, put: Json): Json => putAt(value, segmentsOf(path), put);

/** Context of a write: its time and the existing values. */
export interface Writing {
  now: number;
  /** The existing value at a path below, for values that depend on it. */
  oldAt: (path: string) => Json;
}

function serverValue(sign: unknown, path: string, { now, oldAt }: Writing): Json {
  if (sign === 'timestamp') return now;
  const increment = isBranch(sign) ? sign.increment : undefined;
  if (typeof increment !== 'number') throw new TreeError('invalid_data');
  const old = oldAt(path);
  return (typeof old === 'number' ? old : 0) + increment;
}

/**
 * A client's value in stored form: server values resolved, lists as branches, empty nodes removed. @throws TreeError
 */
export function storedValue(sent: unknown, writing: Writing, path = '', depth = 0): Json {
  if (depth > MAX_DEPTH) throw new TreeError('too_big');
  if (sent === null || sent === undefined) return null;
  if (typeof sent === 'number' && Number.isFinite(sent)) return Object.is(sent, -0) ? 0 : sent;
  if (typeof sent === 'boolean' || typeof sent === 'string') return sent;
  if (typeof sent !== 'object') throw new TreeError('invalid_data');
  if ('.sv' in sent) return serverValue(sent['.sv'], path, writing);
  // Priorities, which the SDK can still send, are not stored.
  if ('.value' in sent) return storedValue(sent['.value'], writing, path, depth + 1);
  const branch: Branch = {};
  for (const [key, child] of Object.entries(sent)) {
    if (key === '.priority') continue;
    if (!isKey(key)) throw new TreeError('invalid_data');
    const value = storedValue(child, writing, joined(path, key), depth + 1);
    if (value !== null) branch[key] = value;
  }
  return Object.keys(branch).length > 0 ? branch : null;
}
