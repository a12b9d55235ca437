/** File type by its first bytes; the name is not reliable. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'video' | 'pdf' | 'zip' | 'unknown';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the ISO base media format (ISO 14496-12) that contain a HEIF photo; the others contain a video. */
const PICTURE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

/** Number of bytes needed to identify a file. */
export const HEAD_BYTES = 16;

export function fileType(head: Uint8Array): FileType {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return 'gif';
  if (text(head, 4, 8) === 'ftyp') return PICTURE_BRANDS.has(text(head, 8, 12)) ? 'heic' : 'video';
  if (text(head, 0, 4) === '\x1aE\xdf\xa3') return 'video';
  if (text(head, 0, 5) === '%PDF-') return 'pdf';
  if (text(head, 0, 4) === 'PK\x03\x04') return 'zip';
  return 'unknown';
}

/** Why a file cannot be used as a photo, as a sentence that says how to fix it. */
const REFUSALS: Partial<Record<FileType, string>> = {
  heic: 'This is a HEIC photo, as iPhones take them. Send it as JPEG: on the iPhone choose Settings › Camera › Formats › Most Compatible.',
  video: 'This is a video. Add videos under Video › Source/Pipeline › Upload.',
  pdf: 'This is a PDF, not a photo.',
  zip: 'This is a zip, not a photo.',
  unknown: 'This is no photo that can be opened. Send it as JPEG, PNG or WebP.',
};

/** Why a file that starts like this is refused; undefined when it may be a photo. */
export const photoRefusal = (head: Uint8Array): string | undefined => REFUSALS[fileType(head)];
