import { fullBox } from '../reading/boxes';

/** Concatenates bytes. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Encodes numbers of four bytes each. */
export function words(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [place, value] of values.entries()) view.setUint32(place * 4, value >>> 0);
  return new Uint8Array(view.buffer);
}

const named = (name: string) => Uint8Array.from(name, (letter) => letter.charCodeAt(0));

/** Size and name at the start of a box. */
export const boxStart = (name: string, bodyBytes: number): Uint8Array => joined([words([bodyBytes + 8]), named(name)]);

export function boxOf(name: string, ...body: Uint8Array[]): Uint8Array {
  const whole = joined(body);
  return joined([boxStart(name, whole.length), whole]);
}

/** A full box: version and flags, followed by numbers. */
export const tableOf = (name: string, values: readonly number[], version = 0): Uint8Array =>
  boxOf(name, words([version * 2 ** 24, ...values]));

export const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/**
 * Copies a box with a new duration, which follows the given number of times and words; the last of those words may be
 * its timescale.
 */
export function withDuration(
  name: string,
  body: DataView,
  duration: number,
  wordsBefore: number,
  timescale?: number,
): Uint8Array {
  const copy = bytesOf(body).slice();
  const view = new DataView(copy.buffer);
  const isWide = fullBox(view).version === 1;
  const at = 4 + 2 * (isWide ? 8 : 4) + wordsBefore * 4;
  if (timescale !== undefined) view.setUint32(at - 4, timescale);
  if (isWide) view.setBigUint64(at, BigInt(Math.round(duration)));
  else view.setUint32(at, Math.round(duration));
  return boxOf(name, copy);
}

/** Run-length encodes values as pairs of count and value. */
export function runsOf(values: readonly number[]): number[] {
  const pairs: number[] = [];
  for (const value of values) {
    if (pairs.length > 0 && pairs.at(-1) === value) pairs[pairs.length - 2] = (pairs.at(-2) ?? 0) + 1;
    else pairs.push(1, value);
  }
  return pairs;
}
