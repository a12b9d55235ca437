import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { chunksOf } from './body';

const HAS_BODY = new Set(['PATCH']);

/** The request as a web Request. Stopping early leaves the connection open for the response. */
export function toWebRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const body = HAS_BODY.has(method) ? Readable.toWeb(Readable.from(chunksOf(request))) : null;
  return new Request(new URL(url, 'http://localhost'), { method, headers, body, duplex: 'half' } as RequestInit);
}

/** Headers of the resumable upload protocol to send; the others are for cross-origin pages. */
const TOLD = ['Tus-Resumable', 'Upload-Offset', 'Upload-Length', 'Location', 'Content-Type'];

/** Sends a successful response of the resumable upload protocol. */
export async function sendResumable(response: ServerResponse, answer: Response): Promise<void> {
  for (const name of TOLD) {
    const value = answer.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.statusCode = answer.status;
  response.end(await answer.text());
}
