import { boxAt, boxesIn, fullBox } from '../reading/boxes';
import type { Mp4File } from '../reading/mp4-file';
import { readTrack, timing } from '../reading/mp4-track';
import { CannotCut } from './cut-plan';
import { type Sample, samplesOf } from './samples';

/** A track of the source film. */
export interface CutTrack {
  trak: DataView;
  isVideo: boolean;
  timescale: number;
  /** Presentation time of the first visible sample, by the track's own samples: players skip everything before it. */
  firstShown: number;
  /** Seconds before the track starts. */
  delay: number;
  samples: Sample[];
}

/** Content of a track's edit list: when it starts, and at which media time. */
function editOf(trak: DataView, movieScale: number): Pick<CutTrack, 'firstShown' | 'delay'> {
  const list = boxAt(trak, 'edts', 'elst');
  let [firstShown, delay, shown] = [0, 0, 0];
  if (!list) return { firstShown, delay };
  const isWide = fullBox(list).version === 1;
  const count = list.getUint32(4);
  for (let nth = 0, at = 8; nth < count; nth += 1, at += isWide ? 20 : 12) {
    const lasts = isWide ? Number(list.getBigUint64(at)) : list.getUint32(at);
    const start = isWide ? Number(list.getBigInt64(at + 8)) : list.getInt32(at + 4);
    if (start < 0) delay += shown === 0 ? lasts / movieScale : 0;
    else {
      shown += 1;
      firstShown = shown === 1 ? start : firstShown;
    }
  }
  if (shown > 1) throw new CannotCut('This video was put together from parts. Cut the video they came from.');
  return { firstShown, delay };
}

/** Video and sound tracks of a film. @throws CannotCut when a cut would lose something. */
export function cutTracks(file: Mp4File): CutTrack[] {
  const head = boxAt(file.moov, 'mvhd');
  const movieScale = (head && timing(head).scale) || 1;
  const tracks = boxesIn(file.moov).flatMap(({ name, body: trak }) => {
    const read = name === 'trak' ? readTrack(trak) : undefined;
    const table = read && boxAt(trak, 'mdia', 'minf', 'stbl');
    if (!read || !table) return [];
    const { id, handler, timescale } = read;
    const samples = samplesOf(table, id, file);
    return [{ trak, isVideo: handler === 'vide', timescale, samples, ...editOf(trak, movieScale) }];
  });
  const own = [tracks.find(({ isVideo }) => isVideo), tracks.find(({ isVideo }) => !isVideo)];
  return own.filter((track) => track !== undefined && track.samples.length > 0) as CutTrack[];
}

/** Presentation time of a sample, in milliseconds of the film. */
export const momentOf = ({ timescale, firstShown, delay }: CutTrack, sample: Sample): number =>
  ((sample.time + sample.shift - firstShown) / timescale + delay) * 1000;
