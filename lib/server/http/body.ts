import type { IncomingMessage } from 'node:http';
import { piecesOf } from './admission';
import { malformed, tooLarge, wrongMediaType } from '../errors';

/** Limits of a JSON body: bytes, and levels of nesting. */
export const BODY_LIMIT = { bytes: 256 * 1024, depth: 32 } as const;

/** The whole body. @throws a 413 above the limit. */
export async function readBytes(request: IncomingMessage, most: number = BODY_LIMIT.bytes): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // The sender closed the page, which is not an error here.
    throw request.destroyed ? malformed('The call did not arrive whole.') : error;
  }
  return Buffer.concat(chunks);
}

/** A refused sender reads the reason only after sending everything, so up to this much is read and discarded. */
const DISCARDED_BYTES = 16 * 1024 * 1024;

/** Reads the rest of an unused body; a longer one is cut off. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  let left = DISCARDED_BYTES;
  try {
    for await (const chunk of chunksOf(request)) {
      left -= chunk.length;
      if (left < 0) return;
    }
  } catch {
    // The sender has gone; there is no one to answer.
  }
}

/** The bytes of a request as they arrive. Stopping early leaves the connection open for the response. */
export const chunksOf = (request: IncomingMessage): AsyncIterable<Buffer> =>
  piecesOf(request, request.iterator({ destroyOnReturn: false }));

/**
 * Refuses values no column can hold (NUL, broken characters) and those only an attack sends (depth, prototype keys).
 */
function assertHarmless(value: unknown, depth = 0): void {
  if (typeof value === 'string') assertText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= BODY_LIMIT.depth) throw malformed('The body is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    assertText(key);
    if (key === '__proto__') throw malformed('The body has a field of a forbidden name.');
    assertHarmless(inner, depth + 1);
  }
}

/** @throws a 400 when the text has a character that cannot be stored. */
export function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw malformed('The text has a character that cannot be stored.');
}

/**
 * The JSON body of a request, or undefined when it has none.
 * @throws 400 for broken JSON, 413 above the limit, 415 for another type or encoding.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type) || request.headers['content-encoding']) throw wrongMediaType();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('The body is not valid JSON.');
  }
  assertHarmless(value);
  return value;
}
