import { NoVideo } from '../video-facts';
import { boxHead } from './boxes';
import { type Cursor, letters } from './byte-source';

/** Most fragments of a film written incrementally; more than a day of them is never sent. */
const MOST_FRAGMENTS = 100_000;

/** The boxes that describe an MP4 or MOV file. */
export interface Mp4File {
  /** Declared file type; null when absent. */
  head: DataView | null;
  brand: string | null;
  moov: DataView;
  /** Each with the offset of its box. */
  fragments: { at: number; body: DataView }[];
}

/** Walks through the boxes of a file. @throws NoVideo where a box extends past the end of the file. */
export async function walkMp4(cursor: Cursor): Promise<Mp4File> {
  let [head, moov, at]: [DataView | null, DataView | null, number] = [null, null, 0];
  const fragments: Mp4File['fragments'] = [];
  const keep = async (from: number, length: number) => {
    const view = await cursor.bytes(from, length);
    return new DataView(view.buffer.slice(view.byteOffset, view.byteOffset + length));
  };
  while (at + 8 <= cursor.size) {
    const { name, head: before, size } = boxHead(await cursor.some(at, 16), cursor.size - at);
    if (size < before) throw new NoVideo('damaged');
    if (at + size > cursor.size) throw new NoVideo('cut');
    const read = () => keep(at + before, size - before);
    if (name === 'ftyp') head = await read();
    if (name === 'moov') moov = await read();
    if (name === 'moof' && fragments.length < MOST_FRAGMENTS) fragments.push({ at, body: await read() });
    at += size;
  }
  if (at < cursor.size || !moov) throw new NoVideo('cut');
  return { head, brand: head && letters(head, 0, 4), moov, fragments };
}
