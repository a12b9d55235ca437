import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProviderName } from '@/lib/domain/messages/event-kinds';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import { gathering } from '../../db/gather';
import { env } from '../../env';
import { HttpError } from '../../errors';
import { readBytes } from '../../http/body';
import { log } from '../../log';
import { isSameSecret, providerName, webhookSecret } from '../../platform/messaging/open-provider';
import { wake } from '../../platform/jobs/wake';
import { keep } from './intake-repository';

/** Maximum size of a provider request. */
const MOST_BYTES = 3 * 1024 * 1024;

const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

/** Gupshup does not sign requests: it sends the secret we gave it, and the body is read only with that secret. */
function isGupshup(request: IncomingMessage): boolean {
  const secret = webhookSecret();
  return secret !== null && isSameSecret(header(request, 'authorization'), `Bearer ${secret}`);
}

/** Meta signs the body. */
function isMeta(request: IncomingMessage, body: Buffer): boolean {
  const secret = env().CLOUD_APP_SECRET;
  if (!secret) return false;
  const wanted = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return isSameSecret(header(request, 'x-hub-signature-256'), wanted);
}

/** The provider that a path belongs to, if the settings name it. */
function providerOf(pathname: string): ProviderName | null {
  const name = providerName();
  if (pathname === '/api/webhooks/cloud') return name === 'cloud' ? name : null;
  const speaksGupshup = name === 'gupshup' || name === 'sandbox';
  return pathname === '/api/webhooks/gupshup' && speaksGupshup ? name : null;
}

/** Rejects a request without waiting for the rest of its body. An unauthenticated one gets a 404. */
function refuse(request: IncomingMessage, response: ServerResponse, status = 404): void {
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(status).end();
}

/** Meta's one-time check that the address is ours. */
function answerChallenge(search: URLSearchParams, response: ServerResponse): boolean {
  const token = env().CLOUD_VERIFY_TOKEN;
  const isAsked = search.get('hub.mode') === 'subscribe';
  if (!token || !isAsked || !isSameSecret(search.get('hub.verify_token') ?? '', token)) return false;
  response.writeHead(200, { 'Content-Type': 'text/plain' }).end((search.get('hub.challenge') ?? '').slice(0, 200));
  return true;
}

/** Batches inserts: a provider may send hundreds of events a second, and the embedded engine has one connection. */
const keepSoon = gathering<Parameters<typeof keep>[1][number]>((rows) => keep(orm(), rows), 100);

async function store(provider: ProviderName, body: Buffer): Promise<void> {
  const hash = createHash('sha256').update(body).digest('base64url');
  // Text columns cannot store this character, and no event needs it.
  const text = body.toString('utf8').replaceAll('\0', '');
  await keepSoon({ provider, hash, body: text, receivedAt: clock.now() });
  wake('messages-in');
}

/**
 * Receives provider events: authenticates, stores the bytes, responds, and leaves the processing for later.
 * Unauthenticated requests find nothing here.
 */
export async function webhookRoute(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const provider = providerOf(pathname);
  try {
    if (!provider) return refuse(request, response);
    if (request.method === 'GET' && provider === 'cloud' && answerChallenge(searchParams, response)) return;
    if (request.method !== 'POST') return refuse(request, response);
    if (provider !== 'cloud' && !isGupshup(request)) return refuse(request, response);
    const body = await readBytes(request, MOST_BYTES);
    if (provider === 'cloud' && !isMeta(request, body)) return refuse(request, response);
    await store(provider, body);
    response.writeHead(200).end();
  } catch (error) {
    if (error instanceof HttpError) return refuse(request, response, error.status);
    log.error({ error: String(error) }, 'the webhook failed');
    refuse(request, response, 503);
  }
}
