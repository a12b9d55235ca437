import { boxAt } from '../reading/boxes';
import { type ByteSource, Cursor, letters } from '../reading/byte-source';
import { type Mp4File, walkMp4 } from '../reading/mp4-file';
import { timing } from '../reading/mp4-track';
import { NoVideo } from '../video-facts';
import { CannotCut, type CutPiece, type CutPlan, cutProblem, type CutRange, lengthOf } from './cut-plan';
import { type CutTrack, cutTracks, momentOf } from './cut-track';
import { joinFrames, type JoinedTrack, joinSound } from './join-ranges';
import type { Sample } from './samples';
import { boxOf, boxStart, bytesOf, withDuration } from './write-boxes';
import { type Chunk, writeTrack } from './write-track';

const EBML = 0x1a45dfa3;

/** Larger than the short offsets that every player reads can address. */
const LARGEST = 2 ** 32 - 2 ** 26;

/** Tables that point outside their container belong to a damaged film. */
async function worded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? new NoVideo('damaged') : error;
  }
}

async function openMp4(source: ByteSource) {
  const head = await source.read(0, 12);
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const problem = head.length >= 4 && view.getUint32(0) === EBML ? cutProblem('matroska') : null;
  if (problem) throw new CannotCut(problem);
  if (head.length < 12 || letters(view, 4, 4).trim() === '') throw new NoVideo('unknown');
  return walkMp4(new Cursor(source));
}

interface Placed {
  joined: JoinedTrack;
  sample: Sample;
}

/** Samples of several tracks in file order, each track in its own order. */
function* inOrder(tracks: readonly Placed[][]): Generator<Placed> {
  const places = tracks.map(() => 0);
  for (;;) {
    let next = -1;
    for (const [nth, samples] of tracks.entries()) {
      const [own, best] = [samples[places[nth] ?? 0], tracks[next]?.[places[next] ?? 0]];
      if (own && (!best || own.sample.at < best.sample.at)) next = nth;
    }
    const placed = tracks[next]?.[places[next] ?? 0];
    if (!placed) return;
    places[next] = (places[next] ?? 0) + 1;
    yield placed;
  }
}

/** Kept samples in range order, grouped into contiguous pieces. */
function chunksOf(tracks: readonly JoinedTrack[], ranges: number) {
  const [chunks, pieces]: [Chunk[], Extract<CutPiece, { at: number }>[]] = [[], []];
  let bytes = 0;
  for (let range = 0; range < ranges; range += 1) {
    const kept = tracks.map((joined) => (joined.ranges[range] ?? []).map((sample): Placed => ({ joined, sample })));
    let isFirst = true;
    for (const { joined, sample } of inOrder(kept)) {
      const [chunk, piece] = [chunks.at(-1), pieces.at(-1)];
      const follows = !isFirst && piece !== undefined && piece.at + piece.length === sample.at;
      if (follows) piece.length += sample.bytes;
      else pieces.push({ at: sample.at, length: sample.bytes });
      if (follows && chunk?.joined === joined && chunk.samples[0]?.description === sample.description)
        chunk.samples.push(sample);
      else chunks.push({ joined, samples: [sample], offset: bytes });
      bytes += sample.bytes;
      isFirst = false;
    }
  }
  return { chunks, pieces, bytes };
}

/**
 * Plans how ranges of an MP4 or MOV file become one file that starts with its tables, without re-encoding a frame.
 * @throws CannotCut with what to do, {@link NoVideo} where the file cannot be read.
 */
export const planCut = (source: ByteSource, ranges: readonly CutRange[]): Promise<CutPlan> =>
  worded(async () => plan(await openMp4(source), ranges));

/** Rounds ranges to whole frames: from the frame shown at the start to the last one shown. */
function wholeFrames(track: CutTrack, ranges: readonly CutRange[]): CutRange[] {
  const moments = track.samples.map((sample) => momentOf(track, sample)).sort((one, other) => one - other);
  const last = moments.at(-1) ?? 0;
  // So that a time given in whole milliseconds matches its frame.
  const [early, late] = [0.5, -0.5];
  return ranges.map(({ startMs, endMs }) => ({
    startMs: moments.findLast((moment) => moment <= startMs + early) ?? moments[0] ?? 0,
    endMs: moments.find((moment) => moment >= endMs + late) ?? Math.max(endMs, last),
  }));
}

function plan(file: Mp4File, marked: readonly CutRange[]): CutPlan {
  const tracks = cutTracks(file);
  const picture = tracks.find(({ isVideo }) => isVideo);
  const sound = tracks.find(({ isVideo }) => !isVideo);
  const head = boxAt(file.moov, 'mvhd');
  const ranges = picture ? wholeFrames(picture, marked) : [];
  const video = picture && joinFrames(picture, ranges);
  if (!head || !video || video.ranges.some(({ length }) => length === 0))
    throw new CannotCut('There is no picture in one of these parts.');
  const joined = [video, ...(sound ? [joinSound(sound, ranges)] : [])];
  const { chunks, pieces, bytes } = chunksOf(joined, ranges.length);
  if (bytes > LARGEST) throw new CannotCut('The cut would be larger than 4 GB. Keep less.');
  const scale = timing(head).scale || 1;
  const shown = Math.round((lengthOf(ranges) * scale) / 1000);
  const type = file.head ? boxOf('ftyp', bytesOf(file.head)) : new Uint8Array();
  const moovAt = (base: number) =>
    boxOf(
      'moov',
      withDuration('mvhd', head, shown, 1),
      ...joined.map((track) => {
        const own = chunks.filter((chunk) => chunk.joined === track);
        return writeTrack({ joined: track, chunks: own }, { shown, scale, base });
      }),
    );
  const base = type.length + moovAt(0).length + 8;
  const begins = [type, moovAt(base), boxStart('mdat', bytes)];
  return {
    pieces: [...begins.map((part) => ({ bytes: part })), ...pieces],
    bytes: base + bytes,
    durationMs: Math.round(lengthOf(ranges)),
    hiddenMs: video.hiddenMs,
  };
}

/** Presentation times of all frames and of the key frames of an MP4 or MOV file, in milliseconds and in order. */
export const frameMoments = (source: ByteSource): Promise<{ frames: number[]; keys: number[] }> =>
  worded(async () => {
    const video = cutTracks(await openMp4(source)).find(({ isVideo }) => isVideo);
    const moments = (samples: CutTrack['samples']) =>
      video ? samples.map((sample) => momentOf(video, sample)).sort((one, other) => one - other) : [];
    return {
      frames: moments(video?.samples ?? []),
      keys: moments(video?.samples.filter(({ isKey }) => isKey) ?? []),
    };
  });
