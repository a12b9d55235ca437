import { once } from 'node:events';
import { startProgram } from '../../thread-program';

/** A number or text in a spreadsheet. */
export type Cell = string | number;

const PROGRAM = 'lib/server/platform/tables/workbook-thread.ts';

/**
 * An Excel file of rows, the first being its header. It is assembled at once, in a separate thread that does not block
 * others. @throws what reading the rows throws.
 */
export async function makeWorkbook(pages: AsyncIterable<Cell[][]>): Promise<Buffer> {
  const thread = startProgram(PROGRAM);
  const made = once(thread, 'message') as Promise<[Uint8Array]>;
  // If reading the rows fails first, this result is no longer needed.
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
