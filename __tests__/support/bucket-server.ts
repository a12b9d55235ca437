import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Small enough that a listing of three needs two pages. */
const PAGE = 2;

/** A store that implements the S3 subset the product uses, and validates it strictly. */
export async function startBucketServer() {
  const objects = new Map<string, Buffer>();

  const list = (query: URLSearchParams) => {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const start = Number(query.get('continuation-token') ?? 0);
    const more = start + PAGE < keys.length;
    const contents = keys
      .slice(start, start + PAGE)
      .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents>`);
    const next = more ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  };

  const put = async (request: http.IncomingMessage, key: string): Promise<number> => {
    const content = await buffer(request);
    const hash = createHash('sha256').update(content).digest('base64');
    if (request.headers['x-amz-checksum-sha256'] !== hash) return 400;
    objects.set(key, content);
    return 200;
  };

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') || bucket !== 'bomb')
      return void response.writeHead(403).end();
    if (request.method === 'PUT') return void response.writeHead(await put(request, key)).end();
    if (request.method === 'DELETE') return void response.writeHead((objects.delete(key), 204)).end();
    if (key === '') return void response.end(list(searchParams));
    const content = objects.get(key);
    if (!content) return void response.writeHead(404).end();
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined) return void response.end(request.method === 'HEAD' ? undefined : content);
    response.writeHead(206).end(content.subarray(Number(first), Number(last) + 1));
  };

  const server = http.createServer((request, response) => void answer(request, response));
  // As in `startApiServer`.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
