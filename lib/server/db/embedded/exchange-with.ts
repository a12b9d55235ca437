import type { PGlite } from '@electric-sql/pglite';
import { joined } from './protocol-stream';

/**
 * The engine's complete answer to a client's messages. Its single-result call also keeps what it read from each message
 * as long as it runs, so memory would grow with every statement.
 */
export async function exchangeWith(
  engine: Pick<PGlite, 'execProtocolRawStream'>,
  messages: Uint8Array,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // The chunk is in the engine's own memory, which the next statement overwrites.
  await engine.execProtocolRawStream(messages, { onRawData: (chunk) => void chunks.push(chunk.slice()) });
  const [first, ...more] = chunks;
  return first && more.length === 0 ? first : joined(chunks);
}
