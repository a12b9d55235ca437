/**
 * Encoding of a text: UTF-8, UTF-16 with a byte order mark, otherwise Windows' encoding in Western Europe and India.
 */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Replacement for a damaged character. */
export const DAMAGED = '\uFFFD';

/** Windows characters at 0x80–0x9F, which Node.js 20 loses; undefined ones stay as they are. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

/** Decodes a text in pieces; the last call has no piece. Damaged characters become {@link DAMAGED}. */
export interface PieceDecoder {
  decode: (piece?: Buffer) => string;
}

export function decoderOf(encoding: Encoding): PieceDecoder {
  if (encoding === 'windows-1252') return { decode: (piece) => (piece ? fromWindows(piece) : '') };
  const decoder = new TextDecoder(encoding);
  return { decode: (piece) => decoder.decode(piece, { stream: piece !== undefined }) };
}

export function markOf(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Decides whether a text read as UTF-8 is UTF-8: a few damaged characters among many valid ones do not mean another
 * encoding.
 */
export class Utf8Vote {
  private damaged = 0;
  private good = 0;

  add(text: string): void {
    this.damaged += countOf(text, /\uFFFD/g);
    this.good += countOf(text, /[^\0-\x7f\uFFFD]/gu);
  }

  get isUtf8(): boolean {
    return this.damaged === 0 || this.good > this.damaged;
  }
}
