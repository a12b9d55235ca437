import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** What browsers may take, the smallest first, and how the files end that the build makes of each. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Files of a build that are made smaller, by their ending, and what they are. */
export const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Where addresses of a build's files begin, as Next has it. */
export const PREFIX = '/_next/static/';

/** Whether an `Accept-Encoding` names the encoding and does not refuse it (RFC 9110, 12.5.3). */
export const takes = (header: string, encoding: string): boolean =>
  header.split(',').some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** A plain visit: what asks for a part, or for the file on a condition, may be answered by something else than a file. */
export const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !headers.range && !headers['if-match'] && !headers['if-unmodified-since'];

/**
 * Turns a request for a file of a build into one for its compressed copy, where there is one that the browser takes:
 * Next would compress it anew at every visit. The address stays; what is answered says what it is.
 * @param buildFolder is read once, as Next reads it: a server is started anew after a build.
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
