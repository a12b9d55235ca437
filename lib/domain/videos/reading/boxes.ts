import { NoVideo } from '../video-facts';
import { letters } from './byte-source';

/** A box of an MP4 or MOV file (ISO 14496-12), in memory. */
export interface Box {
  name: string;
  /** Its content. */
  body: DataView;
}

/** Where a box ends and its body starts, parsed from its first sixteen bytes. */
export function boxHead(view: DataView, rest: number): { name: string; head: number; size: number } {
  const short = view.getUint32(0);
  const name = letters(view, 4, 4);
  if (short === 1 && view.byteLength >= 16) return { name, head: 16, size: Number(view.getBigUint64(8)) };
  return { name, head: 8, size: short === 0 ? rest : short };
}

const HEAD = 16;

/** The boxes inside a box. @throws NoVideo where they do not fit into it. */
export function boxesIn(body: DataView): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= body.byteLength;) {
    const rest = body.byteLength - at;
    const view = new DataView(body.buffer, body.byteOffset + at, Math.min(HEAD, rest));
    const { name, head, size } = boxHead(view, rest);
    // QuickTime ends a list with four zero bytes.
    if (view.getUint32(0) === 0 && name === '\0\0\0\0') break;
    if (size < head || size > rest) throw new NoVideo('damaged');
    found.push({ name, body: new DataView(body.buffer, body.byteOffset + at + head, size - head) });
    at += size;
  }
  return found;
}

/** The box at a path of names; undefined when the path does not exist. */
export function boxAt(body: DataView, ...names: string[]): DataView | undefined {
  const [name, ...rest] = names;
  const next = boxesIn(body).find((box) => box.name === name)?.body;
  return next && rest.length > 0 ? boxAt(next, ...rest) : next;
}

/** Header of a full box: its version, its flags, and where its fields start. */
export const fullBox = (body: DataView) => ({ version: body.getUint8(0), flags: body.getUint32(0) & 0xffffff, at: 4 });
