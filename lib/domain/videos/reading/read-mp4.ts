import { type Container, NoVideo, type VideoFacts } from '../video-facts';
import { type Box, boxAt, boxesIn, fullBox } from './boxes';
import type { Cursor } from './byte-source';
import { type Mp4File, walkMp4 } from './mp4-file';
import { readTrack, timing } from './mp4-track';

const VIDEO_CODECS: Record<string, string> = {
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'HEVC',
  hev1: 'HEVC',
  dvh1: 'HEVC',
  dvhe: 'HEVC',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  mp4v: 'MPEG-4',
  s263: 'H.263',
  h263: 'H.263',
  jpeg: 'Motion JPEG',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  ap4x: 'ProRes',
};
const AUDIO_CODECS: Record<string, string> = { mp4a: 'AAC', opus: 'Opus', Opus: 'Opus', 'ac-3': 'AC-3', samr: 'AMR' };

/** Default sample duration per track, for fragments without one. */
function usualLengths(moov: DataView): Map<number, number> {
  const extended = boxAt(moov, 'mvex');
  const rows = extended ? boxesIn(extended).filter(({ name }) => name === 'trex') : [];
  return new Map(rows.map(({ body }) => [body.getUint32(4), body.getUint32(12)]));
}

const FLAGS = { baseOffset: 1, description: 2, defaultLength: 8, dataOffset: 1, firstFlags: 4, length: 0x100 } as const;
const FIELDS = [0x100, 0x200, 0x400, 0x800] as const;

function runOf(body: DataView, usual: number) {
  const { flags, at } = fullBox(body);
  const samples = body.getUint32(at);
  if (!(flags & FLAGS.length)) return { samples, duration: samples * usual };
  let place = at + 4 + (flags & FLAGS.dataOffset ? 4 : 0) + (flags & FLAGS.firstFlags ? 4 : 0);
  const step = 4 * FIELDS.filter((field) => flags & field).length;
  let duration = 0;
  for (let nth = 0; nth < samples && place + 4 <= body.byteLength; nth += 1, place += step)
    duration += body.getUint32(place);
  return { samples, duration };
}

/** Number and duration of a track's samples in fragments. */
function inFragments(id: number, { moov, fragments }: Mp4File) {
  const usual = usualLengths(moov).get(id) ?? 0;
  const parts = fragments.flatMap(({ body }) => boxesIn(body).filter(({ name }) => name === 'traf'));
  const runs = parts.flatMap(({ body }: Box) => {
    const head = boxAt(body, 'tfhd');
    if (head?.getUint32(4) !== id) return [];
    const { flags } = fullBox(head);
    const place = 8 + (flags & FLAGS.baseOffset ? 8 : 0) + (flags & FLAGS.description ? 4 : 0);
    const each = flags & FLAGS.defaultLength ? head.getUint32(place) : usual;
    return boxesIn(body).flatMap((box) => (box.name === 'trun' ? runOf(box.body, each) : []));
  });
  return runs.reduce((sum, run) => ({ samples: sum.samples + run.samples, duration: sum.duration + run.duration }), {
    samples: 0,
    duration: 0,
  });
}

const containerOf = (brand: string | null): Container => (brand === null || brand === 'qt  ' ? 'mov' : 'mp4');

/** Parses an MP4, MOV or 3GP file. @throws NoVideo with what is wrong with it. */
export async function readMp4(cursor: Cursor): Promise<VideoFacts> {
  const film = await walkMp4(cursor);
  const tracks = boxesIn(film.moov).flatMap(({ name, body }) => (name === 'trak' ? (readTrack(body) ?? []) : []));
  const video = tracks.find(({ handler }) => handler === 'vide');
  const sound = tracks.find(({ handler }) => handler === 'soun');
  if (!video) throw new NoVideo(sound ? 'sound' : 'damaged');
  const pieces = inFragments(video.id, film);
  const samples = video.samples + pieces.samples;
  const seconds = (video.samples > 0 ? video.duration + pieces.duration : pieces.duration) / video.timescale;
  const head = boxAt(film.moov, 'mvhd');
  const shown = head && pieces.samples === 0 ? video.shown / (timing(head).scale || 1) : 0;
  if (samples === 0 || seconds <= 0 || video.width === 0 || video.height === 0) throw new NoVideo('damaged');
  const isTurned = video.rotation % 180 !== 0;
  return {
    container: containerOf(film.brand),
    codec: VIDEO_CODECS[video.codec] ?? video.codec,
    audioCodec: sound ? (AUDIO_CODECS[sound.codec] ?? sound.codec) : null,
    durationMs: Math.round((shown || seconds) * 1000),
    width: isTurned ? video.height : video.width,
    height: isTurned ? video.width : video.height,
    rotation: video.rotation,
    framesPer1000s: Math.round((samples / seconds) * 1000),
  };
}
