import { box } from './films';

/** Four-byte numbers. */
const words = (...values: number[]) => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, place) => view.setUint32(place * 4, value >>> 0));
  return new Uint8Array(view.buffer);
};
const letters = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** A frame with unique bytes. */
const frame = (kind: string, nth: number, length: number) =>
  new Uint8Array(Buffer.from(`${kind}${String(nth).padStart(6, '0')}`.padEnd(length, '.')));

interface TrackShape {
  id: number;
  handler: 'vide' | 'soun';
  timescale: number;
  samples: { bytes: Uint8Array; lasts: number; shift: number; isKey: boolean; at: number }[];
  /** Its edit list: the first shown time, on its own clock. */
  firstShown: number;
  edits: number;
}

function trak({ id, handler, timescale, samples, firstShown, edits }: TrackShape) {
  const duration = samples.reduce((sum, { lasts }) => sum + lasts, 0);
  const size = handler === 'vide' ? words(270 * 0x10000, 480 * 0x10000) : words(0, 0);
  const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const tkhd = box('tkhd', words(7, 0, 0, id, 0, duration, 0, 0, 0, 0), matrix, size);
  const entry = box(handler === 'vide' ? 'avc1' : 'mp4a', new Uint8Array(24), new Uint8Array([1, 14, 1, 224]));
  const keys = samples.flatMap(({ isKey }, nth) => (isKey ? [nth + 1] : []));
  const stbl = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, samples.length, ...samples.flatMap(({ lasts }) => [1, lasts]))),
    box('ctts', words(0, samples.length, ...samples.flatMap(({ shift }) => [1, shift]))),
    ...(handler === 'vide' ? [box('stss', words(0, keys.length, ...keys))] : []),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, 0, samples.length, ...samples.map(({ bytes }) => bytes.length))),
    box('stco', words(0, samples.length, ...samples.map(({ at }) => at))),
  );
  return box(
    'trak',
    tkhd,
    box('edts', box('elst', words(0, edits, ...Array(edits).fill([duration, firstShown, 0x10000]).flat()))),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, timescale, duration, 0)),
      box('hdlr', words(0, 0), letters(handler)),
      box('minf', box(handler === 'vide' ? 'vmhd' : 'smhd', words(0, 0)), stbl),
    ),
  );
}

const FRAMES = 250;
/** Frames from one key frame to the next. */
const GROUP = 25;
const [FRAME_LASTS, SOUND_LASTS] = [3600, 1024];

/**
 * Ten seconds of video at 25 frames per second and sound at 48 kHz, with a key frame each second. Every third frame is
 * shown later than it is decoded, as cameras store them; frame data is the frame's own name.
 */
export function tabledFilm({ edits = 1 } = {}): Uint8Array {
  const pictures = Array.from({ length: FRAMES }, (_, nth) => {
    const isKey = nth % GROUP === 0;
    // Decoded as I P B P B …: each pair is shown in reverse order.
    const within = nth % GROUP;
    const shift = isKey ? 1 : within % 2 === 1 ? 2 : 0;
    return { bytes: frame('V', nth, 40 + (nth % 7)), lasts: FRAME_LASTS, shift: shift * FRAME_LASTS, isKey, at: 0 };
  });
  const sounds = Array.from({ length: Math.floor((FRAMES / 25) * (48_000 / SOUND_LASTS)) }, (_, nth) => ({
    bytes: frame('S', nth, 12),
    lasts: SOUND_LASTS,
    shift: 0,
    isKey: true,
    at: 0,
  }));
  const shape = () =>
    box(
      'moov',
      box('mvhd', words(0, 0, 0, 1000, 10_000)),
      box('udta', letters('+21.1702+072.8311/')),
      trak({ id: 1, handler: 'vide', timescale: 90_000, samples: pictures, firstShown: FRAME_LASTS, edits }),
      trak({ id: 2, handler: 'soun', timescale: 48_000, samples: sounds, firstShown: SOUND_LASTS, edits }),
    );
  const head = box('ftyp', letters('isom'), words(0));
  // Half a second of video and sound alternately, as recorders write them.
  const data: Uint8Array[] = [];
  let at = head.length + shape().length + 8;
  const put = (samples: typeof pictures) => {
    for (const sample of samples) {
      sample.at = at;
      at += sample.bytes.length;
      data.push(sample.bytes);
    }
  };
  for (let half = 0; half < 20; half += 1) {
    put(pictures.slice(Math.ceil(half * 12.5), Math.ceil((half + 1) * 12.5)));
    put(sounds.slice(Math.ceil((half * sounds.length) / 20), Math.ceil(((half + 1) * sounds.length) / 20)));
  }
  return join(head, shape(), box('mdat', ...data));
}
