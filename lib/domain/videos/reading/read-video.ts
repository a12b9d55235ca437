import { fileType } from '../../photos/file-type';
import { NoVideo, type VideoFacts } from '../video-facts';
import { type ByteSource, Cursor, letters } from './byte-source';
import { readMatroska } from './read-matroska';
import { readMp4 } from './read-mp4';

/** Name of the first box in such a file; QuickTime files start with any of these. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot', 'styp']);

const PHOTOS = new Set(['jpeg', 'png', 'webp', 'gif', 'heic']);

const EBML = 0x1a45dfa3;

const viewOf = (head: Uint8Array) => new DataView(head.buffer, head.byteOffset, head.length);

/** Whether bytes start like a supported film. */
export function isVideoStart(head: Uint8Array): boolean {
  if (head.length < 12) return false;
  const view = viewOf(head);
  return view.getUint32(0) === EBML || FIRST_BOXES.has(letters(view, 4, 4));
}

/**
 * Detects what a video is from its bytes alone, ignoring its name. Reads headers and skips the rest.
 * @throws NoVideo with a sentence that says what to do.
 */
export async function readVideo(source: ByteSource): Promise<VideoFacts> {
  if (source.size === 0) throw new NoVideo('empty');
  const head = await source.read(0, 64);
  if (PHOTOS.has(fileType(head))) throw new NoVideo('photo');
  if (!isVideoStart(head)) throw new NoVideo('unknown');
  const view = viewOf(head);
  try {
    if (view.getUint32(0) === EBML) return await readMatroska(new Cursor(source));
    return await readMp4(new Cursor(source));
  } catch (error) {
    // Offsets that point outside their container.
    throw error instanceof RangeError ? new NoVideo('damaged') : error;
  }
}
