import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** Encodings for browsers, smallest first, with the file suffix the build uses for each. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Compressed file types of a build: extension and content type. */
export const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** URL prefix of a build's files, as in Next. */
export const PREFIX = '/_next/static/';

/** Whether an `Accept-Encoding` includes the encoding and does not refuse it (RFC 9110, 12.5.3). */
export const takes = (header: string, encoding: string): boolean =>
  header.split(',').some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** A plain request: range and conditional requests may need a response other than the whole file. */
export const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !headers.range && !headers['if-match'] && !headers['if-unmodified-since'];

/**
 * Redirects a request for a file of a build to its compressed copy, if the browser accepts one: Next would compress it
 * at every visit. The URL stays; the response declares the encoding.
 * @param buildFolder is read once, as Next reads it: the server is restarted after a build.
 */
export function readCompressedFiles(buildFolder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = fs.readdirSync(path.join(buildFolder, 'static'), { recursive: true }) as string[];
  const known = new Set(files.map((file) => PREFIX + file.split(path.sep).join('/')));
  return (request, response) => {
    const [pathname = '', ...search] = (request.url ?? '').split('?');
    const type = pathname.startsWith(PREFIX) && COMPRESSED_TYPES[path.extname(pathname)];
    if (!type) return;
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding =
      isVisit(request) &&
      ENCODINGS.find(({ name, ending }) => takes(accepted, name) && known.has(decodeURI(pathname) + ending));
    if (!encoding) return;
    request.url = [pathname + encoding.ending, ...search].join('?');
    response.setHeader('Content-Encoding', encoding.name);
    response.setHeader('Content-Type', type);
  };
}
