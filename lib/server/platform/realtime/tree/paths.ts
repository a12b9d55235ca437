import { TreeError } from './tree-error';

/** Firebase's own limits: segments and bytes of a path. */
export const MAX_DEPTH = 32;
const MAX_BYTES = 768;

const NO_KEY = /[.#$[\]/\u0000-\u001f\u007f]/;

export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** True for a key that is valid in the tree. */
export const isKey = (key: string): boolean =>
  key !== '' && key !== '__proto__' && !NO_KEY.test(key) && key.isWellFormed();

/** Normalizes a path: no slash at the ends, empty for the root. @throws TreeError */
export function treePath(text: unknown): string {
  if (typeof text !== 'string' || text.length > 4 * MAX_BYTES) throw new TreeError('invalid_path');
  const segments = segmentsOf(text);
  const path = segments.join('/');
  if (segments.length > MAX_DEPTH || Buffer.byteLength(path) > MAX_BYTES || !segments.every(isKey))
    throw new TreeError('invalid_path');
  return path;
}

export const joined = (...parts: string[]): string => parts.filter(Boolean).join('/');

/** True when a path equals `above` or is below it. */
export const isInside = (path: string, above: string): boolean =>
  above === '' || path === above || path.startsWith(`${above}/`);

/** True when a change at one path can affect the other. */
export const isNear = (one: string, other: string): boolean => isInside(one, other) || isInside(other, one);

/** The part of a path below `above`. */
export const below = (path: string, above: string): string => path.slice(above === '' ? 0 : above.length + 1);

/** Parent and key of a path that is not the root. */
export function parentAndKey(path: string): [string, string] {
  const cut = path.lastIndexOf('/');
  return [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)];
}

/** A path and all its ancestors, the root last. */
export function selfAndAbove(path: string): string[] {
  const segments = segmentsOf(path);
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/')).concat('');
}
