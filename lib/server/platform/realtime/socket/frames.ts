import { TreeError } from '../tree/tree-error';

/** The SDK splits longer texts into frames of this size. */
const FRAME = 16_384;

/** Maximum bytes of one message, however many frames it has. */
export const MAX_MESSAGE = 256 * 1024;

/** Reassembles messages: a longer one arrives as its number of frames, then the frames. A lone 0 is a keep-alive. */
export class Frames {
  private parts: string[] = [];
  private expected = 0;
  private size = 0;

  /** The message completed by a frame, or undefined. @throws TreeError when it would be too large. */
  take(frame: string): string | undefined {
    if (this.expected === 0) {
      if (!/^\d{1,6}$/.test(frame)) return frame;
      this.expected = Number(frame);
      if (this.expected * FRAME > MAX_MESSAGE + FRAME) throw new TreeError('too_big');
      return undefined;
    }
    this.parts.push(frame);
    this.size += frame.length;
    if (this.size > MAX_MESSAGE) throw new TreeError('too_big');
    if (this.parts.length < this.expected) return undefined;
    const message = this.parts.join('');
    this.parts = [];
    this.expected = 0;
    this.size = 0;
    return message;
  }
}

/** A text as the frames sent on a socket: the SDK accepts any length in one frame. */
export const dataPush = (action: string, path: string, text: string, tag: number | undefined): string =>
  `{"t":"d","d":{"a":"${action}","b":{"p":${JSON.stringify(path)},"d":${text}${tag === undefined ? '' : `,"t":${tag}`}}}}`;

export const controlMessage = (data: unknown): string => JSON.stringify({ t: 'c', d: data });

export const dataMessage = (data: unknown): string => JSON.stringify({ t: 'd', d: data });
