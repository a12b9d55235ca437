import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { COMPRESSED_TYPES, isVisit, PREFIX } from './compressed-files';

/** Files fetched by a first visit: extension and content type. */
const TYPES: Readonly<Record<string, string>> = { ...COMPRESSED_TYPES, '.woff2': 'font/woff2' };

/** The names of these files contain a hash, so browsers may cache them forever, as in Next. */
const KEPT = 'public, max-age=31536000, immutable';

const isPlain = (request: IncomingMessage) =>
  isVisit(request) && !request.headers['if-none-match'] && !request.headers['if-modified-since'];

/**
 * Serves files of a build from memory, each read on first request: a first visit fetches twenty, and Next's router
 * would search its pages for each. Other requests are passed to Next.
 * @param buildFolder is read once: the server is restarted after a build.
 */
export function sendingBuiltFiles(
  buildFolder: string,
): (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void {
  const folder = path.join(buildFolder, 'static');
  const known = new Set(
    (fs.readdirSync(folder, { recursive: true }) as string[]).map((file) => path.join(folder, file)),
  );
  const contents = new Map<string, Promise<Buffer>>();
  const contentOf = (file: string) => {
    const content = contents.get(file) ?? fs.promises.readFile(file);
    contents.set(file, content);
    return content;
  };
  return (request, response, otherwise) => {
    const pathname = request.url?.split('?')[0] ?? '';
    const file = pathname.startsWith(PREFIX) ? path.join(folder, decodeURI(pathname.slice(PREFIX.length))) : '';
    const type = response.getHeader('Content-Type') ?? TYPES[path.extname(file)];
    if (!type || !known.has(file) || !isPlain(request)) return otherwise();
    contentOf(file).then(
      (content) => {
        response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.length, 'Cache-Control': KEPT });
        response.end(content);
      },
      () => {
        contents.delete(file);
        otherwise();
      },
    );
  };
}
