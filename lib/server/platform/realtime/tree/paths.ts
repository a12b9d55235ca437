import { TreeError } from './tree-error';

/** Limits of Firebase's own: segments and bytes of an address. */
export const MAX_DEPTH = 32;
const MAX_BYTES = 768;

const NO_KEY = /[.#$[\]/\u0000-\u001f\u007f]/;

export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** True for a key that may lie in the tree. */
export const isKey = (key: string): boolean =>
  key !== '' && key !== '__proto__' && !NO_KEY.test(key) && key.isWellFormed();

/** A path as everything here spells it: no slash at its ends, nothing for the root. @throws TreeError */
export function treePath(text: unknown): string {
  if (typeof text !== 'string' || text.length > 4 * MAX_BYTES) throw new TreeError('invalid_path');
  const segments = segmentsOf(text);
  const path = segments.join('/');
  if (segments.length > MAX_DEPTH || Buffer.byteLength(path) > MAX_BYTES || !segments.every(isKey))
    throw new TreeError('invalid_path');
  return path;
}

export const joined = (...parts: string[]): string => parts.filter(Boolean).join('/');

/** True when a path is that of `above` or lies below it. */
export const isInside = (path: string, above: string): boolean =>
  above === '' || path === above || path.startsWith(`${above}/`);

/** True when a change at one path may be seen at the other. */
export const isNear = (one: string, other: string): boolean => isInside(one, other) || isInside(other, one);

/** What leads from `above` to a path inside it. */
export const below = (path: string, above: string): string => path.slice(above === '' ? 0 : above.length + 1);

/** Parent and key of a path that is not the root. */
export function parentAndKey(path: string): [string, string] {
  const cut = path.lastIndexOf('/');
  return [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)];
}

/** A path and everything above it, the root last. */
export function selfAndAbove(path: string): string[] {
  const segments = segmentsOf(path);
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/')).concat('');
}
