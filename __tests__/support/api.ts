import * as z from 'zod/mini';
import { MESSAGES } from '@/config/messages';
import { failureSchema, type Failure } from '@/lib/contracts/base/answers';
import { type Endpoint, type EndpointAnswer, type EndpointInput, fillPath } from '@/lib/contracts/base/endpoint';
import type { Database } from '@/lib/server/db/database';
import { type PlantedRoutes, startApiServer } from './api-server';
import { startTestDatabase } from './database';

interface Circumstances {
  /** The caller; anonymous if omitted. */
  as?: { accessToken: string };
  headers?: Record<string, string>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface Reply<Data = unknown> {
  status: number;
  headers: Headers;
  /** The unparsed body. */
  text: string;
  /** Data of a good response. Throws for any other response. */
  data: Data;
  /** A failure. Throws if the call succeeded. */
  failure: Failure;
}

/** A query formatted for an address: repeats the name for several values. */
const pairsOf = (query: Record<string, unknown>) =>
  Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)]));

async function readReply<Data>(response: Response, method: string | undefined): Promise<Reply<Data>> {
  const { status, headers } = response;
  const text = await response.text();
  const told = `${response.url} answered ${status}: ${text}`;
  const body = (JSON.parse(text || 'null') ?? {}) as { message?: string; data?: Data; requestId?: string };

  // Required in every response of ours, whatever the request.
  if (headers.get('cache-control') !== 'no-store') throw new Error(`May be stored: ${told}`);
  if (headers.has('access-control-allow-origin')) throw new Error(`Open to other sites: ${told}`);
  const requestId = headers.get('x-request-id');
  if (!requestId) throw new Error(`Has no request id: ${told}`);
  // A response to a HEAD has no body, whether good or bad.
  const isSilent = method === 'HEAD';
  if (status >= 400 && !isSilent && z.strictObject(failureSchema.shape).parse(body).requestId !== requestId)
    throw new Error(`Two ids: ${told}`);
  if (status < 400 && !isSilent && (body.message !== MESSAGES.success || !('data' in body)))
    throw new Error(`Half good: ${told}`);

  return {
    status,
    headers,
    text,
    get data() {
      if (status >= 400) throw new Error(`Not a good answer: ${told}`);
      return body.data as Data;
    },
    get failure() {
      if (status < 400) throw new Error(`Not a failure: ${told}`);
      return body as Failure;
    },
  };
}

/**
 * The real API on a separate database for each test file. Calls go over HTTP, and the shape required of every response
 * is checked on each.
 */
export function serveApi(planted?: PlantedRoutes) {
  const running: { origin: string; database?: Database; stop?: () => Promise<void> } = { origin: '' };

  beforeAll(async () => {
    const { origin, close } = await startApiServer(planted);
    running.stop = close;
    const database = await startTestDatabase();
    Object.assign(running, { origin, database, stop: () => close().then(database.close) });
  });
  afterAll(() => running.stop?.());

  const send = async <Data>(path: string, { as, headers, ...init }: RequestInit & Circumstances = {}) =>
    readReply<Data>(
      await fetch(running.origin + path, {
        ...init,
        headers: { ...(as && { Authorization: `JWT ${as.accessToken}` }), ...headers },
      }),
      init.method,
    );

  return {
    get origin() {
      return running.origin;
    },
    get database() {
      if (!running.database) throw new Error('The API is not up yet.');
      return running.database;
    },
    /** Sends any request, valid or not. */
    send,
    /** Makes a call as its contract declares it. */
    call: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, circumstances: Circumstances = {}) => {
      const { params, query, body } = input as Parts;
      const search = query ? `?${new URLSearchParams(pairsOf(query))}` : '';
      return send<EndpointAnswer<E>>(fillPath(endpoint.path, params) + search, {
        method: endpoint.method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...circumstances,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...circumstances.headers },
      });
    },
  };
}

export type Api = ReturnType<typeof serveApi>;
