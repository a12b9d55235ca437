/** What bytes are, by how they begin; a name says nothing. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'video' | 'pdf' | 'zip' | 'unknown';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the ISO base media format (ISO 14496-12) that hold a HEIF picture; the others hold a video. */
const PICTURE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

/** Enough of a file to know it by. */
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

/** Why a file is no photo that can be used, as a sentence that says what to do. */
const REFUSALS: Partial<Record<FileType, string>> = {
  heic: 'This is a HEIC photo, as iPhones take them. Send it as JPEG: on the iPhone choose Settings › Camera › Formats › Most Compatible.',
  video: 'This is a video. Add videos under Video › Source/Pipeline › Upload.',
  pdf: 'This is a PDF, not a photo.',
  zip: 'This is a zip, not a photo.',
  unknown: 'This is no photo that can be opened. Send it as JPEG, PNG or WebP.',
};

/** What speaks against a file that begins like this; nothing when it may be a photo. */
export const photoRefusal = (head: Uint8Array): string | undefined => REFUSALS[fileType(head)];
