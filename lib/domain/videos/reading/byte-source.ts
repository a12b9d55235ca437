import { NoVideo } from '../video-facts';

/** Random-access bytes, such as those of a file. */
export interface ByteSource {
  size: number;
  /** Reads this many bytes, fewer at the end. */
  read: (at: number, length: number) => Promise<Uint8Array>;
}

const WINDOW = 64 * 1024;

/** Maximum size of one header part; anything larger is not a header. */
export const LONGEST_HEADER = 48 * 1024 * 1024;

/** Serves small reads from larger ones, so that walking through a file needs few requests. */
export class Cursor {
  private window: Uint8Array = new Uint8Array();
  private from = 0;

  constructor(private readonly source: ByteSource) {}

  get size(): number {
    return this.source.size;
  }

  /** @throws NoVideo when the file ends early. */
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

  /** The same, returning fewer bytes at the end. */
  some = (at: number, length: number): Promise<DataView> => this.bytes(at, Math.min(length, this.size - at));
}

/** Latin letters at an offset, such as the name of a box. */
export const letters = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, nth) => view.getUint8(at + nth)));
