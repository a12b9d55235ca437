import { type Endpoint, type EndpointAnswer, type EndpointInput, fillPath } from '@/lib/contracts/endpoint';
import type { ApiInfo } from '@/lib/contracts/auth';

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls a server as somebody who is signed in. @throws where it does not answer well. */
export class ApiCaller {
  constructor(
    private readonly origin: string,
    private readonly apiInfo: ApiInfo,
  ) {}

  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E>> {
    const { params, query, body } = input as Input;
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
    return this.send(`${fillPath(endpoint.path, params)}?${search.toString()}`, {
      method: endpoint.method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  }

  upload<E extends Endpoint>(endpoint: E, content: string, name: string): Promise<EndpointAnswer<E>> {
    const body = new FormData();
    body.append('file', new Blob([content]), name);
    return this.send(endpoint.path, { method: endpoint.method, body });
  }

  private async send<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const headers = { ...init.headers, Authorization: `JWT ${this.apiInfo.accessToken}` };
    const response = await fetch(this.origin + path, { ...init, headers });
    const answer = (await response.json()) as { data: Answer };
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer.data;
  }
}
