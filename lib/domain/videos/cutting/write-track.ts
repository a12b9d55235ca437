import { boxAt, boxesIn } from '../reading/boxes';
import type { CutRange } from './cut-plan';
import type { CutTrack, Kept } from './cut-track';
import type { Sample } from './samples';
import { boxOf, bytesOf, runsOf, tableOf, withDuration, words } from './write-boxes';

/** Samples that lie behind one another in the cut. */
export interface Chunk {
  track: CutTrack;
  samples: Sample[];
  /** Where it begins in the cut's data. */
  offset: number;
}

interface TrackCut {
  track: CutTrack;
  /** For each range. */
  kept: readonly Kept[];
  chunks: readonly Chunk[];
}

const lastingOf = (samples: readonly Sample[]) => samples.reduce((sum, { lasts }) => sum + lasts, 0);

/** Which moments of the track players show: one entry a range, so that what lies before its first one stays hidden. */
function editList({ track, kept }: TrackCut, ranges: readonly CutRange[], movieScale: number): Uint8Array {
  let begins = 0;
  const entries = ranges.flatMap(({ startMs, endMs }, nth) => {
    const { samples, from } = kept[nth] ?? { samples: [], from: 0 };
    const lasts = Math.round(((endMs - startMs) * movieScale) / 1000);
    const [first] = samples;
    const start = first ? begins + from - first.time : -1;
    begins += lastingOf(samples);
    return [lasts, start, 0x10000];
  });
  return boxOf('edts', tableOf('elst', [ranges.length, ...entries]));
}

/** The tables that say where each sample is, how long it lasts and which of them are key frames. */
function sampleTable(described: DataView, { chunks }: TrackCut, base: number): Uint8Array {
  const samples = chunks.flatMap((chunk) => chunk.samples);
  const durations = runsOf(samples.map(({ lasts }) => lasts));
  const shifts = runsOf(samples.map(({ shift }) => shift));
  const keys = samples.flatMap(({ isKey }, nth) => (isKey ? [nth + 1] : []));
  const hasShifts = samples.some(({ shift }) => shift !== 0);
  const isSigned = samples.some(({ shift }) => shift < 0);
  const perChunk = chunks.flatMap(({ samples: own }, nth) => [nth + 1, own.length, own[0]?.description ?? 1]);
  return boxOf(
    'stbl',
    boxOf('stsd', bytesOf(described)),
    tableOf('stts', [durations.length / 2, ...durations]),
    ...(hasShifts ? [tableOf('ctts', [shifts.length / 2, ...shifts], isSigned ? 1 : 0)] : []),
    ...(keys.length < samples.length ? [tableOf('stss', [keys.length, ...keys])] : []),
    tableOf('stsc', [chunks.length, ...perChunk]),
    boxOf('stsz', words([0, 0, samples.length]), words(samples.map(({ bytes }) => bytes))),
    tableOf('stco', [chunks.length, ...chunks.map(({ offset }) => base + offset)]),
  );
}

/** A track of the cut. What else its box held, such as where it was recorded, is left behind. */
export function writeTrack(cut: TrackCut, ranges: readonly CutRange[], movie: { scale: number; base: number }) {
  const { trak } = cut.track;
  const shown = ranges.reduce((sum, { startMs, endMs }) => sum + ((endMs - startMs) * movie.scale) / 1000, 0);
  const stored = lastingOf(cut.kept.flatMap(({ samples }) => samples));
  const [head, media] = [boxAt(trak, 'tkhd'), boxAt(trak, 'mdia')];
  const kind = media && boxAt(media, 'hdlr');
  const time = media && boxAt(media, 'mdhd');
  const info = media && boxAt(media, 'minf');
  const described = info && boxAt(info, 'stbl', 'stsd');
  if (!head || !kind || !time || !info || !described) return new Uint8Array();
  const others = boxesIn(info).flatMap(({ name, body }) => (name === 'stbl' ? [] : [boxOf(name, bytesOf(body))]));
  return boxOf(
    'trak',
    withDuration('tkhd', head, shown, 2),
    editList(cut, ranges, movie.scale),
    boxOf(
      'mdia',
      withDuration('mdhd', time, stored, 1),
      boxOf('hdlr', bytesOf(kind)),
      boxOf('minf', ...others, sampleTable(described, cut, movie.base)),
    ),
  );
}
