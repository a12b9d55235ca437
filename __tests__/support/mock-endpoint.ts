import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type * as z from 'zod/mini';
import { MESSAGES } from '@/config/messages';
import type { Failure } from '@/lib/contracts/base/answers';
import { captionLessonsApi } from '@/lib/contracts/caption-lessons';
import type { Endpoint, EndpointInput } from '@/lib/contracts/base/endpoint';
import { listCountsApi } from '@/lib/contracts/list-counts';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';

/** Every list requests its saved views; none by default. */
export const mockServer = setupServer(
  http.get(`*${savedViewsApi.list.path}`, () => HttpResponse.json({ message: MESSAGES.success, data: [] })),
  // Every caption requests its seller's lessons; none by default.
  http.get(`*${captionLessonsApi.ofSeller.path.replace('[id]', ':id')}`, () =>
    HttpResponse.json({ message: MESSAGES.success, data: [] }),
  ),
  // A seller's contacts request senders that are the same person; none by default.
  http.get(`*${whatsappPostsApi.sendersOf.path}`, () => HttpResponse.json({ message: MESSAGES.success, data: [] })),
  // Every list with visible views requests the row count of each.
  http.get(`*${listCountsApi.get.path}`, () => HttpResponse.json({ message: MESSAGES.success, data: [] })),
  // Every record requests its possible duplicates; none by default.
  http.get(`*${mergeRequestsApi.ofRecord.path}`, () =>
    HttpResponse.json({ message: MESSAGES.success, data: { mergedInto: null, requests: [] } }),
  ),
);

export interface Received<E extends Endpoint> {
  headers: Headers;
  url: URL;
  params: Partial<Record<string, string>>;
  /** The request body, parsed if it is JSON. */
  body: EndpointInput<E, 'output'> extends { body: infer Body } ? Body : unknown;
  /** The unparsed request body. */
  text: string;
}

type Data<E extends Endpoint> = z.input<E['answer']>;
type Reply<E extends Endpoint> = Data<E> | Response;
type Resolver<E extends Endpoint> = (received: Received<E>) => Reply<E> | Promise<Reply<E>>;

/**
 * Mocks one call of the contract; the only way in which tests mock the network. The reply is the data of a good
 * response, or a function that returns the data or a response such as `refusal()`. Returns the received requests.
 */
export function mockEndpoint<E extends Endpoint>(endpoint: E, reply: Data<E> | Resolver<E>): Received<E>[] {
  const requests: Received<E>[] = [];
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  const path = endpoint.path.replace(/\[(\w+)\]/g, ':$1');

  mockServer.use(
    http[method](`*${path}`, async ({ request, params }) => {
      const text = await request.text();
      const received = {
        headers: request.headers,
        url: new URL(request.url),
        params: params as Received<E>['params'],
        body: readBody(text) as Received<E>['body'],
        text,
      };
      requests.push(received);
      const answer = typeof reply === 'function' ? await (reply as Resolver<E>)(received) : reply;
      if (answer instanceof Response) return answer;
      return HttpResponse.json(
        { message: MESSAGES.success, data: endpoint.answer.parse(answer) },
        { status: endpoint.status ?? 200 },
      );
    }),
  );
  return requests;
}

/** A failure in the server's format. */
export const refusal = (status: number, failure: Partial<Failure> = {}): Response =>
  HttpResponse.json(
    { message: `Refused with ${status}.`, code: 'refused', requestId: 'request-1', ...failure } satisfies Failure,
    { status },
  );

/** A network error. */
export const noAnswer = (): Response => HttpResponse.error();

function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
