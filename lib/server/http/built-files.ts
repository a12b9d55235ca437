import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { COMPRESSED_TYPES, isVisit, PREFIX } from './compressed-files';

/** What a first visit fetches, by the ending, and what it is. */
const TYPES: Readonly<Record<string, string>> = { ...COMPRESSED_TYPES, '.woff2': 'font/woff2' };

/** Names of such files say what is in them, so browsers may keep them for good; as Next has it. */
const KEPT = 'public, max-age=31536000, immutable';

const isPlain = (request: IncomingMessage) =>
  isVisit(request) && !request.headers['if-none-match'] && !request.headers['if-modified-since'];

/**
 * Sends files of a build from memory, each read when it is first asked for: a first visit asks for twenty, and Next's
 * router would look for each among its pages. Other requests go on to Next.
 * @param buildFolder is read once: a server is started anew after a build.
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
