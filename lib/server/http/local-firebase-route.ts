import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { discardBody, readBytes, readJson } from './body';
import { HttpError, notFound } from '../errors';
import { assertSameSite } from './handle';
import { sendAnswer } from './send';
import { log } from '../log';
import { TOOLKIT_CALLS, ToolkitError } from '../auth/local-firebase/identity-toolkit';

async function readFields(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams((await readBytes(request)).toString('utf8')));
  const body = await readJson(request);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Answers the Firebase SDK in Google's formats; disabled whenever a real project is configured. */
export async function localFirebaseRoute(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  try {
    assertSameSite(request);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const answer = Object.hasOwn(TOOLKIT_CALLS, name) ? TOOLKIT_CALLS[name] : undefined;
    if (env().NEXT_PUBLIC_FIREBASE_PROJECT_ID || !answer || request.method !== 'POST') throw notFound();
    sendAnswer(response, 200, await answer(await readFields(request)));
  } catch (error) {
    const isTold = error instanceof HttpError || error instanceof ToolkitError || error instanceof URIError;
    const status = isTold ? ('status' in error ? error.status : 400) : 500;
    if (!isTold) log.error({ error: String(error) }, 'local sign-in failed');
    await discardBody(request);
    if (!request.complete) response.setHeader('Connection', 'close');
    sendAnswer(response, status, { error: { code: status, message: isTold ? error.message : 'INTERNAL_ERROR' } });
  }
}
