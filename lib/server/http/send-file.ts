import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { type ByteRange, readRange } from './byte-range';

/** A file as a response. */
export interface FileAnswer {
  name: string;
  type: string;
  /** Null when it is generated while being sent. */
  bytes: number | null;
  /** Identifies the bytes: equal tags mean equal bytes. */
  tag: string | null;
  /** Hours for which a browser need not revalidate it. */
  keptHours?: number;
  /** A page to display with its status, not a file to save; or the path to redirect to. */
  page?: { status: 200 | 404 } | { status: 302; location: string };
  read: (range?: ByteRange) => Readable | Promise<Readable>;
}

/** The file name for ASCII-only browsers, and for all others (RFC 6266, RFC 8187). */
const disposition = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** Node's codes for a response whose reader left during or before sending. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** A user who closes a page while its photos load is not a server error. */
const hasLeft = (error: unknown, request: IncomingMessage) =>
  request.socket.destroyed && LEFT.includes((error as NodeJS.ErrnoException).code ?? '');

/** Sends a file or the requested range. Only browsers with permission may cache it, never shared caches. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: FileAnswer): Promise<void> {
  response.setHeader('Content-Type', file.type);
  if (!file.page) response.setHeader('Content-Disposition', disposition(file.name));
  else if (file.page.status === 302) response.setHeader('Location', file.page.location);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (file.tag !== null) {
    response.setHeader('ETag', `"${file.tag}"`);
    const kept = file.keptHours === undefined ? 'no-cache' : `max-age=${file.keptHours * 3600}, immutable`;
    response.setHeader('Cache-Control', `private, ${kept}`);
    if (request.headers['if-none-match']?.includes(`"${file.tag}"`)) return void response.writeHead(304).end();
  }
  let range: ByteRange | undefined;
  if (file.bytes !== null) {
    response.setHeader('Accept-Ranges', 'bytes');
    const given = request.headers['if-range'];
    const isStillTheSame = given === undefined || given === `"${file.tag}"`;
    const asked = isStillTheSame ? readRange(request.headers.range, file.bytes) : null;
    if (asked === 'unsatisfiable')
      return void response.writeHead(416, { 'Content-Range': `bytes */${file.bytes}` }).end();
    range = asked ?? undefined;
    response.setHeader('Content-Length', range ? range.end - range.start + 1 : file.bytes);
    if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  }
  response.statusCode = range ? 206 : (file.page?.status ?? 200);
  if (request.method === 'HEAD') return void response.end();
  if (file.bytes === 0) return void response.end();
  const bytes = await file.read(range);
  try {
    await pipeline(bytes, response);
  } catch (error) {
    // Newer versions of Node leave it open when the reader had already gone.
    bytes.destroy();
    if (!hasLeft(error, request)) throw error;
  }
}
