import { NoVideo } from '../video-facts';
import { type Cursor, letters } from './byte-source';

/** An element of a Matroska file (RFC 8794), with the offset of its body. */
export interface Element {
  id: number;
  body: number;
  size: number;
  /** Its size is unknown: it ends where the next of its kind starts. */
  isOpen: boolean;
}

const LONGEST = 8;

/** A variable-length integer, whose leading bits give its length. @throws NoVideo where it is invalid. */
export function idOf(view: DataView, at: number, { keepsMarker }: { keepsMarker: boolean }) {
  const first = at < view.byteLength ? view.getUint8(at) : 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > view.byteLength) throw new NoVideo('damaged');
  let value = keepsMarker ? first : first & (0xff >> length);
  let isAllOnes = (first & (0xff >> length)) === 0xff >> length;
  for (let nth = 1; nth < length; nth += 1) {
    const byte = view.getUint8(at + nth);
    isAllOnes &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value, length, isAllOnes };
}

function headAt(view: DataView, at: number) {
  const id = idOf(view, at, { keepsMarker: true });
  const size = idOf(view, at + id.length, { keepsMarker: false });
  return { id: id.value, head: id.length + size.length, size: size.isAllOnes ? 0 : size.value, isOpen: size.isAllOnes };
}

export async function elementAt(cursor: Cursor, at: number): Promise<Element> {
  if (at >= cursor.size) throw new NoVideo('cut');
  const { id, head, size, isOpen } = headAt(await cursor.some(at, 4 + LONGEST), 0);
  return { id, body: at + head, size, isOpen };
}

/** Child elements of an element in memory. @throws NoVideo where they do not fit into it. */
export function elementsIn(body: DataView): { id: number; view: DataView }[] {
  const found: { id: number; view: DataView }[] = [];
  for (let at = 0; at < body.byteLength;) {
    const { id, head, size } = headAt(body, at);
    if (at + head + size > body.byteLength) throw new NoVideo('damaged');
    found.push({ id, view: new DataView(body.buffer, body.byteOffset + at + head, size) });
    at += head + size;
  }
  return found;
}

export function uintOf(view: DataView): number {
  let value = 0;
  for (let nth = 0; nth < Math.min(view.byteLength, LONGEST); nth += 1) value = value * 256 + view.getUint8(nth);
  return value;
}

export const floatOf = (view: DataView): number =>
  view.byteLength === 8 ? view.getFloat64(0) : view.byteLength === 4 ? view.getFloat32(0) : 0;

export const textOf = (view: DataView): string => letters(view, 0, view.byteLength).replace(/\0+$/, '');
