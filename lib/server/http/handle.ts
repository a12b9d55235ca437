import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { MESSAGES } from '@/config/messages';
import type { Actor } from '../auth/actor';
import { authenticate } from '../auth/authenticate';
import { authorize } from '../auth/authorize';
import { log } from '../log';
import { admitted } from './admission';
import { discardBody } from './body';
import { crossSite, methodNotAllowed } from '../errors';
import { formFile, type SentFile } from './form-file';
import { parseInput } from './parse-input';
import { withinRequest } from '../request-context';
import { requestFacts, type RequestFacts } from './request-facts';
import { sendResumable, toWebRequest } from './resumable';
import { sendAnswer, sendFailure } from './send';
import { type FileAnswer, sendFile } from './send-file';
import { tellingWho } from './tell-who';

/** Null for a public endpoint, the actor for every other. */
type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? null : Actor;

/** A file where the endpoint declares one, otherwise its schema's type. */
type AnswerOf<E extends Endpoint> = [NonNullable<E['download']>] extends [never] ? EndpointAnswer<E> : FileAnswer;

export type Call<E extends Endpoint> = EndpointInput<E, 'output'> & {
  actor: ActorOf<E>;
  /** The uploaded file, for an endpoint that accepts one. */
  file: () => Promise<SentFile>;
  /** The raw request, for a protocol with its own rules for headers and body. */
  web: () => Request;
  request: RequestFacts;
  setCookie: (cookie: string) => void;
};

export interface Handler {
  endpoint: Endpoint;
  run: (call: never) => Promise<unknown>;
}

/** Binds a declared endpoint to its implementation. */
export const handle = <E extends Endpoint>(endpoint: E, run: (call: Call<E>) => Promise<AnswerOf<E>>): Handler => ({
  endpoint,
  run,
});

/** Same for a call of a resumable upload, whose response follows that protocol. */
export const handleResumable = <E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Response>,
): Handler => ({ endpoint, run });

/** A browser sends the origin of a call; other callers send nothing and authenticate with their token. */
export function assertSameSite(request: IncomingMessage): void {
  const site = request.headers['sec-fetch-site'];
  if (request.method !== 'GET' && request.method !== 'HEAD' && (site === 'cross-site' || site === 'same-site'))
    throw crossSite();
}

/**
 * The single path of every call: method, identity, permission, input, work, response; with one place that handles
 * failures.
 */
export function route(handlers: Record<string, Handler>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now();
    const facts = requestFacts(request);
    // A HEAD is a GET without the body, unless it has its own handler.
    const isGet = request.method === 'HEAD' && !Object.hasOwn(handlers, 'HEAD');
    const method = isGet ? 'GET' : (request.method ?? '');
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined;
    const line: Record<string, unknown> = { requestId: facts.id, call: handler?.endpoint.id ?? request.method };
    let callerId: string | undefined;
    response.setHeader('X-Request-Id', facts.id);
    response.setHeader('Cache-Control', 'no-store');
    try {
      if (!handler) throw methodNotAllowed(Object.keys(handlers));
      const { endpoint, run } = handler;
      assertSameSite(request);
      // Sending a file afterwards takes as long as the reader needs, and few resources.
      const answer = await admitted(request, endpoint.path, async () => {
        const actor = endpoint.access === 'public' ? null : await authenticate(request);
        if (actor) {
          callerId = line.userId = actor.userId;
          authorize(endpoint, actor);
        }
        const input = await parseInput(endpoint, request);
        const setCookie = (cookie: string) => response.appendHeader('Set-Cookie', cookie);
        const file = () => formFile(request, endpoint.upload?.maxBytes ?? 0);
        const web = () => toWebRequest(request);
        const call = { ...input, actor, request: facts, setCookie, file, web } as never;
        return withinRequest(facts.id, () => run(call));
      });
      if (endpoint.resumable) return await sendResumable(response, answer as Response);
      if (endpoint.download) return await sendFile(request, response, answer as FileAnswer);
      sendAnswer(response, endpoint.status ?? 200, { message: MESSAGES.success, data: endpoint.answer.parse(answer) });
    } catch (error) {
      await discardBody(request);
      sendFailure(request, response, await tellingWho(error, callerId), facts.id);
    } finally {
      log.info({ ...line, status: response.statusCode, ms: Math.round(performance.now() - started) }, 'call');
    }
  };
}
