import { NoVideo, type VideoFacts } from '../video-facts';
import { type Cursor, letters } from './byte-source';
import { type Element, elementAt, elementsIn, floatOf, idOf, textOf, uintOf } from './ebml';

const ID = {
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  frameLength: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
} as const;

const CODECS: Record<string, string> = {
  V_VP8: 'VP8',
  V_VP9: 'VP9',
  V_AV1: 'AV1',
  'V_MPEG4/ISO/AVC': 'H.264',
  'V_MPEGH/ISO/HEVC': 'HEVC',
  A_OPUS: 'Opus',
  A_VORBIS: 'Vorbis',
  A_AAC: 'AAC',
};

interface Found {
  info: DataView | null;
  tracks: DataView | null;
  /** Latest time of a frame, in ticks of the file. */
  lastTick: number;
  clusters: number;
}

/** Time of a block within its cluster, stored after its track number. */
async function tickOf(cursor: Cursor, at: number): Promise<number> {
  const view = await cursor.some(at, 12);
  const { length } = idOf(view, 0, { keepsMarker: false });
  return view.byteLength >= length + 2 ? view.getInt16(length) : 0;
}

/** Walks through the elements of the file, including clusters, because some files declare no duration. */
async function walk(cursor: Cursor, from: number, until: number, wantsTicks: boolean): Promise<Found> {
  const found: Found = { info: null, tracks: null, lastTick: 0, clusters: 0 };
  let clusterTick = 0;
  const keep = async ({ body, size }: Element) => {
    const view = await cursor.bytes(body, size);
    return new DataView(view.buffer.slice(view.byteOffset, view.byteOffset + size));
  };
  for (let at = from; at < until;) {
    const element = await elementAt(cursor, at);
    const end = element.isOpen ? until : element.body + element.size;
    if (end > cursor.size) throw new NoVideo('cut');
    if (element.id === ID.info) found.info = await keep(element);
    if (element.id === ID.tracks) found.tracks = await keep(element);
    if (element.id === ID.cluster) found.clusters += 1;
    if (element.id === ID.clusterTime) clusterTick = uintOf(await keep(element));
    if (element.id === ID.simpleBlock)
      found.lastTick = Math.max(found.lastTick, clusterTick + (await tickOf(cursor, element.body)));
    // Enter clusters only when the file declares no duration, or when their own size is unknown.
    const goesIn = element.id === ID.cluster && (wantsTicks || element.isOpen);
    at = goesIn ? element.body : end;
  }
  return found;
}

interface Track {
  type: number;
  codec: string;
  width: number;
  height: number;
  frameLength: number | null;
}

function trackOf(body: DataView): Track {
  const parts = new Map(elementsIn(body).map((part) => [part.id, part.view]));
  const video = parts.get(ID.video);
  const sizes = new Map(video ? elementsIn(video).map((part) => [part.id, part.view]) : []);
  const number = (view: DataView | undefined) => (view ? uintOf(view) : 0);
  const codec = parts.get(ID.codec);
  return {
    type: number(parts.get(ID.trackType)),
    codec: codec ? textOf(codec) : '',
    width: number(sizes.get(ID.pixelWidth)),
    height: number(sizes.get(ID.pixelHeight)),
    frameLength: number(parts.get(ID.frameLength)) || null,
  };
}

const called = (codec: string) => CODECS[codec] ?? codec.replace(/^[VA]_/, '');

/** Parses a WebM or Matroska file. @throws NoVideo with what is wrong with it. */
export async function readMatroska(cursor: Cursor): Promise<VideoFacts> {
  const head = await elementAt(cursor, 0);
  const named = elementsIn(await cursor.bytes(head.body, head.size)).find(({ id }) => id === ID.docType);
  const segment = await elementAt(cursor, head.body + head.size);
  if (segment.id !== ID.segment) throw new NoVideo('damaged');
  const until = segment.isOpen ? cursor.size : segment.body + segment.size;
  if (until > cursor.size) throw new NoVideo('cut');
  const first = await walk(cursor, segment.body, until, false);
  if (!first.tracks) throw new NoVideo('cut');
  const tracks = elementsIn(first.tracks).flatMap(({ id, view }) => (id === ID.track ? [trackOf(view)] : []));
  const video = tracks.find(({ type }) => type === 1);
  const sound = tracks.find(({ type }) => type === 2);
  if (!video) throw new NoVideo(sound ? 'sound' : 'damaged');
  if (first.clusters === 0) throw new NoVideo('cut');
  const info = new Map(first.info ? elementsIn(first.info).map((part) => [part.id, part.view]) : []);
  const scaleView = info.get(ID.timestampScale);
  const scale = scaleView ? uintOf(scaleView) : 1_000_000;
  const told = info.get(ID.duration);
  const ticks = told ? floatOf(told) : 0;
  const length = ticks > 0 ? ticks : (await walk(cursor, segment.body, until, true)).lastTick;
  const durationMs = Math.round((length * scale) / 1_000_000);
  if (durationMs <= 0 || video.width === 0 || video.height === 0) throw new NoVideo('damaged');
  return {
    container: named && letters(named.view, 0, named.view.byteLength).startsWith('webm') ? 'webm' : 'matroska',
    codec: called(video.codec),
    audioCodec: sound ? called(sound.codec) : null,
    durationMs,
    width: video.width,
    height: video.height,
    rotation: 0,
    framesPer1000s: video.frameLength ? Math.round(1e12 / video.frameLength) : null,
  };
}
