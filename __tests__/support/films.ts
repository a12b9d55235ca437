import fs from 'node:fs';

/** Clips the demo ships: H.264 in fragments, and VP9 in WebM. */
export const MP4 = new Uint8Array(fs.readFileSync('lib/server/seed/clips/indigo.mp4'));
export const WEBM = new Uint8Array(fs.readFileSync('lib/server/seed/clips/leaf.webm'));

const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const letters = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Four-byte numbers. */
const words = (...values: number[]) => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, place) => view.setUint32(place * 4, value >>> 0));
  return new Uint8Array(view.buffer);
};

export const box = (name: string, ...body: Uint8Array[]) => {
  const whole = join(...body);
  return join(words(whole.length + 8), letters(name), whole);
};

const FIXED = 0x10000;
const TURNS: Record<number, number[]> = {
  0: [FIXED, 0, 0, 0, FIXED, 0],
  90: [0, FIXED, 0, -FIXED, 0, 0],
  180: [-FIXED, 0, 0, 0, -FIXED, 0],
  270: [0, -FIXED, 0, FIXED, 0, 0],
};

interface Shape {
  codec?: string;
  handler?: string;
  brand?: string | null;
  width?: number;
  height?: number;
  turn?: number;
  /** Milliseconds per frame. */
  frames?: number[];
  moovFirst?: boolean;
}

/** A film of this many frames with empty video data and correct headers. */
export function film(shape: Shape = {}): Uint8Array {
  const { codec = 'avc1', handler = 'vide', brand = 'isom', width = 1920, height = 1080 } = shape;
  const { turn = 0, frames = [40, 40, 40, 40], moovFirst = true } = shape;
  const duration = frames.reduce((sum, each) => sum + each, 0);
  const matrix = words(...(TURNS[turn] ?? []), 0, 0, 0x40000000);
  const tkhd = box('tkhd', words(7, 0, 0, 1, 0, duration, 0, 0, 0, 0), matrix, words(width * FIXED, height * FIXED));
  const entry = box(codec, new Uint8Array(24), new Uint8Array([width >> 8, width & 255, height >> 8, height & 255]));
  const stbl = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, frames.length, ...frames.flatMap((each) => [1, each]))),
  );
  const mdia = box(
    'mdia',
    box('mdhd', words(0, 0, 0, 1000, duration, 0)),
    box('hdlr', words(0, 0), letters(handler)),
    box('minf', stbl),
  );
  const moov = box('moov', box('mvhd', words(0, 0, 0, 1000, duration)), box('trak', tkhd, mdia));
  const mdat = box('mdat', new Uint8Array(500));
  const head = brand === null ? new Uint8Array() : box('ftyp', letters(brand), words(0));
  return moovFirst ? join(head, moov, mdat) : join(head, mdat, moov);
}
