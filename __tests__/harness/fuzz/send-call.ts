import http from 'node:http';

export interface Shot {
  method: string;
  /** As sent over the wire, including the query. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Timeout of a call. */
export const PATIENCE = 15_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/**
 * Node.js answers larger headers with a 431 and closes the connection; that response is lost while a body is being
 * sent.
 */
const LONGEST_HEAD = http.maxHeaderSize;

const headOf = (path: string, headers: Record<string, string>) =>
  path.length + Object.entries(headers).flat().join('').length;

/** Sends the bytes unchanged; null when no response came in time or the connection broke. */
export const sendCall = (origin: string, shot: Shot): Promise<Reply | null> =>
  new Promise((resolve) => {
    const { method, path, headers, body } = shot;
    const { hostname, port } = new URL(origin);
    const request = http.request({ agent, hostname, port, method, path, timeout: PATIENCE });
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(null));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.on('timeout', () => request.destroy());
    // A kept connection may have been closed by the server just then: the call never reached it.
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(request.reusedSocket && error.code === 'ECONNRESET' ? sendCall(origin, shot) : null),
    );
    const sent = headOf(path, headers) > LONGEST_HEAD ? undefined : body;
    // Node.js announces no length for the body of a DELETE.
    if (sent && method === 'DELETE' && !request.hasHeader('content-length'))
      request.setHeader('content-length', sent.length);
    request.end(sent);
  });

const MOST_SHOWN = 400;
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The same call as a curl command; tokens are replaced by names, long bodies are cut. */
export function asCurl({ method, path, headers, body }: Shot, caller: string): string {
  const shown = Object.entries(headers)
    .filter(([name]) => !['x-forwarded-for', 'content-length'].includes(name))
    .map(([name, value]) => `-H ${quoted(`${name}: ${name === 'authorization' ? `JWT $TOKEN_OF_${caller}` : value}`)}`);
  const text = body && JSON.stringify(body.toString('utf8')).slice(1, -1);
  const data = text ? [`--data-binary $'${text.replaceAll("'", "\\'").slice(0, MOST_SHOWN)}'`] : [];
  const cut = text && text.length > MOST_SHOWN ? [`# cut, ${body?.length} bytes in all`] : [];
  return ['curl', '-X', method, ...shown, ...data, quoted(`$ORIGIN${path.slice(0, MOST_SHOWN)}`), ...cut].join(' ');
}
