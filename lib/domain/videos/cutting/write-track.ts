import { boxAt, boxesIn } from '../reading/boxes';
import type { JoinedTrack } from './join-ranges';
import type { Sample } from './samples';
import { boxOf, bytesOf, runsOf, tableOf, withDuration, words } from './write-boxes';

/** Contiguous samples in the cut. */
export interface Chunk {
  joined: JoinedTrack;
  samples: Sample[];
  /** Offset in the cut's data. */
  offset: number;
}

interface TrackCut {
  joined: JoinedTrack;
  chunks: readonly Chunk[];
}

/** The time at which players start the track: everything before it stays hidden. */
function editList({ firstShown, silentMs }: JoinedTrack, shown: number, movieScale: number): Uint8Array {
  const silent = Math.round((silentMs * movieScale) / 1000);
  const entries = [[shown - silent, firstShown, 0x10000]];
  // A media time of -1 is an empty edit: nothing is shown for this long.
  if (silent > 0) entries.unshift([silent, -1, 0x10000]);
  return boxOf('edts', tableOf('elst', [entries.length, ...entries.flat()]));
}

/** Tables with the position and duration of each sample, and the key frames. */
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

/** A track of the cut. Other contents of the source box, such as the recording location, are dropped. */
export function writeTrack(cut: TrackCut, movie: { shown: number; scale: number; base: number }) {
  const { joined } = cut;
  const { trak } = joined.track;
  const stored = joined.ranges.flat().reduce((sum, { lasts }) => sum + lasts, 0);
  const [head, media] = [boxAt(trak, 'tkhd'), boxAt(trak, 'mdia')];
  const kind = media && boxAt(media, 'hdlr');
  const time = media && boxAt(media, 'mdhd');
  const info = media && boxAt(media, 'minf');
  const described = info && boxAt(info, 'stbl', 'stsd');
  if (!head || !kind || !time || !info || !described) return new Uint8Array();
  const others = boxesIn(info).flatMap(({ name, body }) => (name === 'stbl' ? [] : [boxOf(name, bytesOf(body))]));
  return boxOf(
    'trak',
    withDuration('tkhd', head, movie.shown, 2),
    editList(joined, movie.shown, movie.scale),
    boxOf(
      'mdia',
      withDuration('mdhd', time, stored, 1, joined.timescale),
      boxOf('hdlr', bytesOf(kind)),
      boxOf('minf', ...others, sampleTable(described, cut, movie.base)),
    ),
  );
}
