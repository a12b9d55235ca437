import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { chunksOf } from './body';

const HAS_BODY = new Set(['PATCH']);

/** A call as the web platform has it. Whoever stops reading it half way leaves the connection open for the answer. */
export function toWebRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const body = HAS_BODY.has(method) ? Readable.toWeb(Readable.from(chunksOf(request))) : null;
  return new Request(new URL(url, 'http://localhost'), { method, headers, body, duplex: 'half' } as RequestInit);
}

/** The headers of a resumable upload that are told; the others are about pages of other sites. */
const TOLD = ['Tus-Resumable', 'Upload-Offset', 'Upload-Length', 'Location', 'Content-Type'];

/** Sends a good answer of the protocol for resumable uploads. */
export async function sendResumable(response: ServerResponse, answer: Response): Promise<void> {
  for (const name of TOLD) {
    const value = answer.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.statusCode = answer.status;
  response.end(await answer.text());
}
