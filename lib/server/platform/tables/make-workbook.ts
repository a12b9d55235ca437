import { once } from 'node:events';
import { startProgram } from '../../thread-program';

/** What a spreadsheet is told as a number, or as a text. */
export type Cell = string | number;

const PROGRAM = 'lib/server/platform/tables/workbook-thread.ts';

/**
 * An Excel file of rows, the first of which is its header. It is put together in one go, so that happens in a thread of
 * its own, where nobody waits for it. @throws what reading the rows throws.
 */
export async function makeWorkbook(pages: AsyncIterable<Cell[][]>): Promise<Buffer> {
  const thread = startProgram(PROGRAM);
  const made = once(thread, 'message') as Promise<[Uint8Array]>;
  // Where the rows fail first, nobody asks any more.
  made.catch(() => {});
  try {
    for await (const rows of pages) thread.postMessage(rows);
    thread.postMessage(null);
    const [bytes] = await made;
    return Buffer.from(bytes.buffer);
  } finally {
    await thread.terminate();
  }
}
