import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { type ByteRange, readRange } from './byte-range';

/** A file as an answer. */
export interface FileAnswer {
  name: string;
  type: string;
  /** Null when it is made while it is sent. */
  bytes: number | null;
  /** Names the bytes: the same tag, the same bytes. */
  tag: string | null;
  /** For so long a browser need not ask whether it is still the same. */
  keptHours?: number;
  /** A page to be looked at, with its status, and no file to be kept; or the path of ours where it is. */
  page?: { status: 200 | 404 } | { status: 302; location: string };
  read: (range?: ByteRange) => Readable | Promise<Readable>;
}

/** The name for browsers that read only ASCII, and for all others (RFC 6266, RFC 8187). */
const disposition = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** What Node says of an answer whose reader went while it was sent, and before. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** Whoever closes a page in the middle of its pictures has not met a failure of ours. */
const hasLeft = (error: unknown, request: IncomingMessage) =>
  request.socket.destroyed && LEFT.includes((error as NodeJS.ErrnoException).code ?? '');

/** Sends a file, or the part of it that was asked for. Only whoever may read it may keep it, so no cache between does. */
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
    // Newer versions of Node leave it open where the reader had gone before.
    bytes.destroy();
    if (!hasLeft(error, request)) throw error;
  }
}
