import { NoVideo } from '../video-facts';

/** Bytes that can be read at any place, such as those of a file. */
export interface ByteSource {
  size: number;
  /** Gives so many bytes, fewer at the end. */
  read: (at: number, length: number) => Promise<Uint8Array>;
}

const WINDOW = 64 * 1024;

/** The most that one part of a header may hold; what is longer is no header. */
export const LONGEST_HEADER = 48 * 1024 * 1024;

/** Reads small pieces out of larger ones, so that walking along a file asks for it seldom. */
export class Cursor {
  private window: Uint8Array = new Uint8Array();
  private from = 0;

  constructor(private readonly source: ByteSource) {}

  get size(): number {
    return this.source.size;
  }

  /** @throws NoVideo when the file ends before. */
  async bytes(at: number, length: number): Promise<DataView> {
    if (at + length > this.size) throw new NoVideo('cut');
    if (length > LONGEST_HEADER) throw new NoVideo('damaged');
    if (at < this.from || at + length > this.from + this.window.length) {
      this.window = await this.source.read(at, Math.max(length, WINDOW));
      this.from = at;
      if (this.window.length < length) throw new NoVideo('cut');
    }
    return new DataView(this.window.buffer, this.window.byteOffset + at - this.from, length);
  }

  /** The same, as many as there are. */
  some = (at: number, length: number): Promise<DataView> => this.bytes(at, Math.min(length, this.size - at));
}

/** Latin letters at a place, such as the name of a box. */
export const letters = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, nth) => view.getUint8(at + nth)));
