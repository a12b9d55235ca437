import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '../db/schema/columns';
import { discardBody } from './body';
import { notFound } from '../errors';
import { sendFailure } from './send';

/** Answers unknown URLs in the standard format. */
export async function unknownRoute(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = newId();
  response.setHeader('X-Request-Id', requestId);
  response.setHeader('Cache-Control', 'no-store');
  await discardBody(request);
  sendFailure(request, response, notFound(), requestId);
}
