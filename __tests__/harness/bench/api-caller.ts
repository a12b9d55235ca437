import { type Endpoint, type EndpointAnswer, type EndpointInput, fillPath } from '@/lib/contracts/base/endpoint';
import type { ApiInfo } from '@/lib/contracts/auth';

/** The possible inputs of any call. */
export interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface SentFile {
  content: string | Buffer;
  name: string;
}

const formOf = ({ content, name }: SentFile) => {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
};

/** A call as an HTTP request, without the caller. A file is sent as a form in place of a body. */
export function requestOf(
  { method, path }: Endpoint,
  { params, query, body }: Input,
  file?: SentFile,
): { path: string; init: { method: string; body?: string | FormData; headers?: Record<string, string> } } {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const json = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return {
    path: [fillPath(path, params), search.toString()].filter(Boolean).join('?'),
    init: { method, ...(file ? { body: formOf(file) } : body === undefined ? {} : json) },
  };
}

/** A response with an error status. */
export class BadAnswer extends Error {
  constructor(
    path: string,
    readonly status: number,
    answer: unknown,
  ) {
    super(`${path} answered ${status}: ${JSON.stringify(answer)}`);
  }
}

/** Calls a server as a signed-in user. @throws BadAnswer for an error response. */
export class ApiCaller {
  constructor(
    private readonly origin: string,
    private readonly apiInfo: ApiInfo,
  ) {}

  /** The same person at another address. */
  at = (origin: string): ApiCaller => new ApiCaller(origin, this.apiInfo);

  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E>> {
    return this.send(requestOf(endpoint, input as Input));
  }

  upload<E extends Endpoint>(endpoint: E, content: string | Buffer, name: string): Promise<EndpointAnswer<E>> {
    return this.send(requestOf(endpoint, {}, { content, name }));
  }

  private async send<Answer>({ path, init }: ReturnType<typeof requestOf>): Promise<Answer> {
    const headers = { ...init.headers, Authorization: `JWT ${this.apiInfo.accessToken}` };
    const response = await fetch(this.origin + path, { ...init, headers });
    const answer = (await response.json()) as { data: Answer };
    if (!response.ok) throw new BadAnswer(path, response.status, answer);
    return answer.data;
  }
}
