/** Part of a file: first and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The byte range in a Range header: null for the whole file, `unsatisfiable` when there is no such part. Multiple
 * ranges get the whole file, which the standard allows (RFC 9110, 14.2).
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first === '' && Number(last) === 0) return 'unsatisfiable';
  if (start >= bytes) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
