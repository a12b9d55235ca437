import type { PGlite } from '@electric-sql/pglite';
import { joined } from './protocol-stream';

/**
 * What an engine answers to messages of a client, all of it. Its call that gives an answer in one piece also keeps, for
 * as long as it runs, what it read in each one, so that it would grow with every statement.
 */
export async function exchangeWith(
  engine: Pick<PGlite, 'execProtocolRawStream'>,
  messages: Uint8Array,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // What is told lies in the engine's own memory, which the next statement writes over.
  await engine.execProtocolRawStream(messages, { onRawData: (chunk) => void chunks.push(chunk.slice()) });
  const [first, ...more] = chunks;
  return first && more.length === 0 ? first : joined(chunks);
}
