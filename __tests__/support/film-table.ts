import fs from 'node:fs';
import path from 'node:path';
import type { VideoFacts, VideoProblem } from '@/lib/domain/videos/video-facts';

const FOLDER = '__tests__/support/clips';
/** Encoder clips, a second long and a few kilobytes each. */
export const clip = (name: string) => new Uint8Array(fs.readFileSync(path.join(FOLDER, name)));
/** The same film with its video rotated. */
function turned(matrix: number[]): Uint8Array {
  const bytes = clip('silent.mp4');
  const text = Buffer.from(bytes).toString('latin1');
  const at = text.indexOf('tkhd') + 4 + 40;
  const view = new DataView(bytes.buffer);
  matrix.forEach((value, nth) => view.setInt32(at + nth * 4 + (nth > 1 ? 4 : 0), value));
  return bytes;
}
const ONE = 0x10000;

const H264 = { codec: 'H.264', width: 54, height: 96 } as const;
const SOUND = { audioCodec: 'AAC' } as const;

/** Valid films, with the facts read from their bytes. */
export const FILMS: [string, Uint8Array, Partial<VideoFacts>][] = [
  ['MP4 with its tables first', clip('h264.mp4'), { ...H264, ...SOUND, container: 'mp4', durationMs: 1200 }],
  ['MP4 with its tables last', clip('tables-last.mp4'), { ...H264, ...SOUND, container: 'mp4', durationMs: 1200 }],
  ['MOV', clip('h264.mov'), { ...H264, ...SOUND, container: 'mov', durationMs: 1200 }],
  ['MKV', clip('h264.mkv'), { ...H264, ...SOUND, container: 'matroska' }],
  ['3GP', clip('h264.3gp'), { ...H264, ...SOUND, container: 'mp4', durationMs: 1200 }],
  ['MP4 without sound', clip('silent.mp4'), { ...H264, audioCodec: null, framesPer1000s: 10_000 }],
  ['fragments', clip('fragments.mp4'), { ...H264, ...SOUND, container: 'mp4' }],
  ['fragments that tell their places', clip('fragments-by-place.mp4'), { ...H264, ...SOUND }],
  ['fragments after a first part', clip('fragments-after-tables.mp4'), { ...H264, ...SOUND }],
  ['turned by 90°', turned([0, ONE, -ONE, 0]), { width: 96, height: 54, rotation: 90 }],
  ['turned by 180°', turned([-ONE, 0, 0, -ONE]), { width: 54, height: 96, rotation: 180 }],
  ['turned by 270°', turned([0, -ONE, ONE, 0]), { width: 96, height: 54, rotation: 270 }],
  ['frames that come unevenly', clip('uneven.mp4'), { ...H264, durationMs: 1800 }],
  ['60 frames a second', clip('fast.mp4'), { ...H264, framesPer1000s: 60_000, durationMs: 500 }],
  ['HEVC in MP4', clip('hevc.mp4'), { codec: 'HEVC', width: 54, height: 96, durationMs: 1200 }],
  ['HEVC in MOV', clip('hevc.mov'), { codec: 'HEVC', container: 'mov', ...SOUND }],
  ['VP9 in WebM', clip('vp9.webm'), { codec: 'VP9', container: 'webm', audioCodec: 'Opus', width: 54 }],
  ['VP8 in WebM', clip('vp8.webm'), { codec: 'VP8', container: 'webm', audioCodec: 'Vorbis' }],
  ['VP9 in MP4', clip('vp9.mp4'), { codec: 'VP9', container: 'mp4', durationMs: 1200 }],
  ['AV1 in MP4', clip('av1.mp4'), { codec: 'AV1', container: 'mp4', width: 64, durationMs: 600 }],
  ['AV1 in WebM', clip('av1.webm'), { codec: 'AV1', container: 'webm', width: 64, durationMs: 600 }],
  ['MPEG-4 of an old phone', clip('mpeg4.mp4'), { codec: 'MPEG-4', container: 'mp4' }],
  ['H.263 of an older one', clip('h263.3gp'), { codec: 'H.263', width: 128, height: 96 }],
  ['Motion JPEG', clip('mjpeg.mov'), { codec: 'Motion JPEG', container: 'mov' }],
  ['ProRes', clip('prores.mov'), { codec: 'ProRes', container: 'mov' }],
  ['MKV that tells no length', clip('no-length.mkv'), { codec: 'VP9', width: 54, height: 96 }],
];

const half = (name: string) => clip(name).subarray(0, clip(name).length / 2);

/** Invalid or incomplete films, with the reason. */
export const NO_FILMS: [string, Uint8Array, VideoProblem][] = [
  ['an AVI', clip('old.avi'), 'unknown'],
  ['a WMV', clip('old.wmv'), 'unknown'],
  ['an FLV', clip('old.flv'), 'unknown'],
  ['an MPEG', clip('old.mpg'), 'unknown'],
  ['a broadcast', clip('broadcast.mpegts'), 'unknown'],
  ['sound in MP4', clip('sound.m4a'), 'sound'],
  ['sound in WebM', clip('sound.webm'), 'sound'],
  ['an MP3', clip('sound.mp3'), 'unknown'],
  ['a GIF', clip('moving.gif'), 'photo'],
  ['half of an MP4 with its tables first', half('h264.mp4'), 'cut'],
  ['half of an MP4 with its tables last', half('tables-last.mp4'), 'cut'],
  ['half of a WebM', half('vp8.webm'), 'cut'],
  ['half of a film in fragments', half('fragments.mp4'), 'cut'],
  ['half of a MOV', half('h264.mov'), 'cut'],
  ['nothing', new Uint8Array(), 'empty'],
  ['noise', Uint8Array.from({ length: 4000 }, (_, nth) => (nth * 7919 + 13) % 251), 'unknown'],
  ['a text', new Uint8Array(Buffer.from('Dear customer, new designs are here')), 'unknown'],
  ['a page', new Uint8Array(Buffer.from('<!doctype html><title>Log in</title>')), 'unknown'],
];
