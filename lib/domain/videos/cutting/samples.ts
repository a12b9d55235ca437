import { boxAt, boxesIn, fullBox } from '../reading/boxes';
import type { Mp4File } from '../reading/mp4-file';
import { NoVideo } from '../video-facts';

/** A stored video frame or sound sample, with times in its track's timescale. */
export interface Sample {
  at: number;
  bytes: number;
  /** Decoding time. */
  time: number;
  lasts: number;
  /** Offset from decoding to presentation. */
  shift: number;
  isKey: boolean;
  /** Index of the sample description it uses. */
  description: number;
}

/** More samples than a day of film. */
const MOST_SAMPLES = 5_000_000;

/** Rows of a fixed-width table that follow its count. @throws NoVideo where they do not fit. */
function rowsOf(body: DataView | undefined, width: number, at = 4) {
  const count = body ? body.getUint32(at) : 0;
  if (body && at + 4 + count * width * 4 > body.byteLength) throw new NoVideo('damaged');
  const cell = (row: number, column: number) => body?.getUint32(at + 4 + (row * width + column) * 4) ?? 0;
  return { count, cell };
}

/** Expands a run-length encoded table to one value per sample. */
function* runs(body: DataView | undefined): Generator<number> {
  const { count, cell } = rowsOf(body, 2);
  for (let row = 0; row < count; row += 1) for (let left = cell(row, 0); left > 0; left -= 1) yield cell(row, 1);
}

/** Position of each sample, from the chunk table. */
function* places(table: DataView, sizes: readonly number[]): Generator<{ at: number; description: number }> {
  const chunks = rowsOf(boxAt(table, 'stsc'), 3);
  const [short, long] = [boxAt(table, 'stco'), boxAt(table, 'co64')];
  const offsets = rowsOf(short ?? long, short ? 1 : 2);
  let [row, sample] = [0, 0];
  for (let chunk = 0; chunk < offsets.count && sample < sizes.length; chunk += 1) {
    while (row + 1 < chunks.count && chunks.cell(row + 1, 0) <= chunk + 1) row += 1;
    let at = short ? offsets.cell(chunk, 0) : offsets.cell(chunk, 0) * 2 ** 32 + offsets.cell(chunk, 1);
    for (let left = chunks.cell(row, 1); left > 0 && sample < sizes.length; left -= 1) {
      yield { at, description: chunks.cell(row, 2) };
      at += sizes[sample] ?? 0;
      sample += 1;
    }
  }
}

function sizesIn(body: DataView | undefined): number[] {
  if (!body) return [];
  const [each, count] = [body.getUint32(4), body.getUint32(8)];
  if (count > MOST_SAMPLES) throw new NoVideo('damaged');
  if (each > 0) return Array.from({ length: count }, () => each);
  const { cell } = rowsOf(body, 1, 8);
  return Array.from({ length: count }, (_, row) => cell(row, 0));
}

/** Samples listed in a table. */
function samplesInTable(table: DataView): Sample[] {
  const sizes = sizesIn(boxAt(table, 'stsz'));
  const keys = boxAt(table, 'stss');
  const keyRows = rowsOf(keys, 1);
  const isKey = new Set(Array.from({ length: keyRows.count }, (_, row) => keyRows.cell(row, 0) - 1));
  const [lasting, shifts] = [runs(boxAt(table, 'stts')), runs(boxAt(table, 'ctts'))];
  let time = 0;
  return [...places(table, sizes)].map(({ at, description }, nth) => {
    const lasts = Number(lasting.next().value ?? 0);
    // Offsets may be negative, whatever version the box declares.
    const shift = Number(shifts.next().value ?? 0) | 0;
    const sample = { at, bytes: sizes[nth] ?? 0, time, lasts, shift, isKey: !keys || isKey.has(nth), description };
    time += lasts;
    return sample;
  });
}

const HEAD = { base: 0x1, description: 0x2, lasts: 0x8, bytes: 0x10, flags: 0x20 } as const;
const RUN = { offset: 0x1, firstFlags: 0x4, lasts: 0x100, bytes: 0x200, flags: 0x400, shift: 0x800 } as const;
const NOT_KEY = 0x10000;

interface Usual {
  description: number;
  lasts: number;
  bytes: number;
  flags: number;
}

/** Default values for samples in fragments. */
function usualOf(moov: DataView, trackId: number): Usual {
  const extended = boxAt(moov, 'mvex');
  const row = extended && boxesIn(extended).find(({ name, body }) => name === 'trex' && body.getUint32(4) === trackId);
  const word = (at: number) => row?.body.getUint32(at) ?? 0;
  return { description: word(8) || 1, lasts: word(12), bytes: word(16), flags: word(20) };
}

/** Reads words one after another. */
function wordsFrom(body: DataView, from: number) {
  let at = from;
  return () => body.getUint32((at += 4) - 4);
}

function headOf(body: DataView, usual: Usual, moofAt: number) {
  const { flags } = fullBox(body);
  const next = wordsFrom(body, 8);
  const base = flags & HEAD.base ? next() * 2 ** 32 + next() : moofAt;
  const description = flags & HEAD.description ? next() : usual.description;
  const lasts = flags & HEAD.lasts ? next() : usual.lasts;
  const bytes = flags & HEAD.bytes ? next() : usual.bytes;
  return { base, description, lasts, bytes, flags: flags & HEAD.flags ? next() : usual.flags };
}

/** Samples of one track in one fragment, following the previous ones. */
function samplesInFragment(traf: DataView, head: ReturnType<typeof headOf>, before: Sample[]): void {
  const start = boxAt(traf, 'tfdt');
  const last = before.at(-1);
  let time = last ? last.time + last.lasts : 0;
  if (start) time = fullBox(start).version === 1 ? Number(start.getBigUint64(4)) : start.getUint32(4);
  let at = head.base;
  for (const { name, body } of boxesIn(traf)) {
    if (name !== 'trun') continue;
    const { flags } = fullBox(body);
    const next = wordsFrom(body, 4);
    const count = next();
    if (count > MOST_SAMPLES) throw new NoVideo('damaged');
    if (flags & RUN.offset) at = head.base + (next() | 0);
    const first = flags & RUN.firstFlags ? next() : null;
    for (let nth = 0; nth < count; nth += 1) {
      const lasts = flags & RUN.lasts ? next() : head.lasts;
      const bytes = flags & RUN.bytes ? next() : head.bytes;
      const own = flags & RUN.flags ? next() : nth === 0 && first !== null ? first : head.flags;
      const shift = flags & RUN.shift ? next() | 0 : 0;
      before.push({ at, bytes, time, lasts, shift, isKey: !(own & NOT_KEY), description: head.description });
      at += bytes;
      time += lasts;
    }
  }
}

/** All samples of a track in decoding order. @throws NoVideo where they cannot be determined. */
export function samplesOf(table: DataView, trackId: number, { moov, fragments }: Mp4File): Sample[] {
  const samples = samplesInTable(table);
  const usual = usualOf(moov, trackId);
  for (const { at, body } of fragments)
    for (const { name, body: traf } of boxesIn(body)) {
      const head = name === 'traf' ? boxAt(traf, 'tfhd') : undefined;
      if (head?.getUint32(4) === trackId) samplesInFragment(traf, headOf(head, usual, at), samples);
    }
  return samples;
}
