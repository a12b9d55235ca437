import { NoVideo } from '../video-facts';
import { boxAt, fullBox } from './boxes';
import { letters } from './byte-source';

/** One track of an MP4 or MOV file. */
export interface Mp4Track {
  id: number;
  /** "vide", "soun". */
  handler: string;
  codec: string;
  width: number;
  height: number;
  rotation: number;
  /** Units per second. */
  timescale: number;
  /** Total duration of its samples, in the track's timescale. */
  duration: number;
  samples: number;
  /** Shown duration in the film's timescale, including its edit list; 0 when unknown. */
  shown: number;
}

/** A duration whose size depends on the version of its box. */
function timesIn(body: DataView, { before, between }: { before: number; between: number }) {
  const { version, at } = fullBox(body);
  const wide = version === 1;
  const first = at + (wide ? 8 : 4) * before;
  const scale = body.getUint32(first);
  const place = first + 4 + between;
  return { scale, duration: wide ? Number(body.getBigUint64(place)) : body.getUint32(place) };
}

/** Timescale and duration of the film or of a track's media. */
export const timing = (body: DataView) => timesIn(body, { before: 2, between: 0 });

/** Rotation of a matrix, in degrees. */
function turnOf(body: DataView, at: number): number {
  const sign = (place: number) => Math.sign(body.getInt32(at + place));
  const [a, b, c, d] = [sign(0), sign(4), sign(12), sign(16)];
  if (a === 0 && d === 0) return b > 0 && c < 0 ? 90 : 270;
  return a < 0 && d < 0 ? 180 : 0;
}

function header(body: DataView) {
  const { version, at } = fullBox(body);
  const wide = version === 1;
  const id = body.getUint32(at + (wide ? 16 : 8));
  const place = at + (wide ? 24 : 16);
  const shown = wide ? Number(body.getBigUint64(place)) : body.getUint32(place);
  const matrix = place + (wide ? 8 : 4) + 16;
  return {
    id,
    shown: shown === (wide ? Number(0xffffffffffffffffn) : 0xffffffff) ? 0 : shown,
    rotation: turnOf(body, matrix),
  };
}

/** Number of samples and their total duration. */
function samplesIn(body: DataView | undefined) {
  if (!body) return { samples: 0, duration: 0 };
  const count = Math.min(body.getUint32(4), Math.floor((body.byteLength - 8) / 8));
  let [samples, duration] = [0, 0];
  for (let nth = 0; nth < count; nth += 1) {
    const many = body.getUint32(8 + nth * 8);
    samples += many;
    duration += many * body.getUint32(12 + nth * 8);
  }
  return { samples, duration };
}

/** Parses a track. @throws NoVideo where it is damaged; returns undefined for a track with neither video nor sound. */
export function readTrack(trak: DataView): Mp4Track | undefined {
  const [head, media] = [boxAt(trak, 'tkhd'), boxAt(trak, 'mdia')];
  const [time, kind] = [media && boxAt(media, 'mdhd'), media && boxAt(media, 'hdlr')];
  const table = media && boxAt(media, 'minf', 'stbl');
  const described = table && boxAt(table, 'stsd');
  if (!head || !time || !kind || !table || !described || described.byteLength < 16) throw new NoVideo('damaged');
  const handler = letters(kind, 8, 4);
  if (handler !== 'vide' && handler !== 'soun') return undefined;
  const isVideo = handler === 'vide';
  if (isVideo && described.byteLength < 44) throw new NoVideo('damaged');
  const { scale, duration } = timing(time);
  const counted = samplesIn(boxAt(table, 'stts'));
  return {
    ...header(head),
    handler,
    codec: letters(described, 12, 4).trim(),
    width: isVideo ? described.getUint16(40) : 0,
    height: isVideo ? described.getUint16(42) : 0,
    timescale: scale || 1,
    samples: counted.samples,
    duration: counted.duration || duration,
  };
}
