import { boxAt } from '../reading/boxes';
import { type ByteSource, Cursor, letters } from '../reading/byte-source';
import { type Mp4File, walkMp4 } from '../reading/mp4-file';
import { timing } from '../reading/mp4-track';
import { NoVideo } from '../video-facts';
import { CannotCut, type CutPiece, type CutPlan, type CutRange, lengthOf } from './cut-plan';
import { type CutTrack, cutTracks, type Kept, keptFor, momentOf } from './cut-track';
import { boxOf, boxStart, bytesOf, withDuration } from './write-boxes';
import { type Chunk, writeTrack } from './write-track';

const EBML = 0x1a45dfa3;

/** More than a player can address by the short offsets that every player reads. */
const LARGEST = 2 ** 32 - 2 ** 26;

/** Tables that point beyond what they are in are those of a damaged film. */
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
  if (head.length >= 4 && view.getUint32(0) === EBML)
    throw new CannotCut('WebM and MKV files cannot be cut here. Cut the video elsewhere and upload the cut.');
  if (head.length < 12 || letters(view, 4, 4).trim() === '') throw new NoVideo('unknown');
  return walkMp4(new Cursor(source));
}

interface Placed {
  track: CutTrack;
  sample: CutTrack['samples'][number];
}

/** The samples of several tracks as they lie in the file, each track in its own order. */
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

/** What is kept, in the order of the ranges, as pieces that lie together. */
function chunksOf(tracks: readonly { track: CutTrack; kept: readonly Kept[] }[], ranges: number) {
  const [chunks, pieces]: [Chunk[], Extract<CutPiece, { at: number }>[]] = [[], []];
  let bytes = 0;
  for (let range = 0; range < ranges; range += 1) {
    const kept = tracks.map(({ track, kept: all }) =>
      (all[range]?.samples ?? []).map((sample): Placed => ({ track, sample })),
    );
    let isFirst = true;
    for (const { track, sample } of inOrder(kept)) {
      const [chunk, piece] = [chunks.at(-1), pieces.at(-1)];
      const follows = !isFirst && piece !== undefined && piece.at + piece.length === sample.at;
      if (follows) piece.length += sample.bytes;
      else pieces.push({ at: sample.at, length: sample.bytes });
      if (follows && chunk?.track === track && chunk.samples[0]?.description === sample.description)
        chunk.samples.push(sample);
      else chunks.push({ track, samples: [sample], offset: bytes });
      bytes += sample.bytes;
      isFirst = false;
    }
  }
  return { chunks, pieces, bytes };
}

/**
 * How ranges of an MP4 or MOV file become one file that begins with its tables, no frame of it encoded anew.
 * @throws CannotCut with what to do, {@link NoVideo} where the file cannot be read.
 */
export const planCut = (source: ByteSource, ranges: readonly CutRange[]): Promise<CutPlan> =>
  worded(async () => plan(await openMp4(source), ranges));

function plan(file: Mp4File, ranges: readonly CutRange[]): CutPlan {
  const tracks = cutTracks(file).map((track) => ({ track, kept: ranges.map((range) => keptFor(track, range)) }));
  const head = boxAt(file.moov, 'mvhd');
  const video = tracks.find(({ track }) => track.isVideo);
  if (!head || !video || video.kept.some(({ samples }) => samples.length === 0))
    throw new CannotCut('There is no picture in one of these parts.');
  const { chunks, pieces, bytes } = chunksOf(tracks, ranges.length);
  if (bytes > LARGEST) throw new CannotCut('The cut would be larger than 4 GB. Keep less.');
  const scale = timing(head).scale || 1;
  const duration = (lengthOf(ranges) * scale) / 1000;
  const type = file.head ? boxOf('ftyp', bytesOf(file.head)) : new Uint8Array();
  const moovAt = (base: number) =>
    boxOf(
      'moov',
      withDuration('mvhd', head, duration, 1),
      ...tracks.map(({ track, kept }) => {
        const own = chunks.filter((chunk) => chunk.track === track);
        return writeTrack({ track, kept, chunks: own }, ranges, { scale, base });
      }),
    );
  const base = type.length + moovAt(0).length + 8;
  const begins = [type, moovAt(base), boxStart('mdat', bytes)];
  return {
    pieces: [...begins.map((part) => ({ bytes: part })), ...pieces],
    bytes: base + bytes,
    durationMs: lengthOf(ranges),
    hiddenMs: video.kept.map(({ samples: [first] }, nth) =>
      first ? Math.max(0, Math.round((ranges[nth]?.startMs ?? 0) - momentOf(video.track, first))) : 0,
    ),
  };
}

/** When each frame of an MP4 or MOV file is shown, and the key frames among them; in milliseconds and in order. */
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
