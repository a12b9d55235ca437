import type { Role } from '@/config/roles';
import type { ApiInfo } from '@/lib/contracts/auth';
import { type Endpoint, type EndpointAnswer, type EndpointInput, fillPath } from '@/lib/contracts/endpoint';
import type { Call } from './recorder';

/** Somebody who works: an answer that does not come in this time is none. */
const PATIENCE_MS = 30_000;

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const pairsOf = (query: Record<string, unknown> = {}) =>
  Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)]));

/** One of the staff, signed in, whose every call is noted. */
export class Member {
  constructor(
    private readonly origin: string,
    private readonly apiInfo: ApiInfo,
    readonly role: Role,
    private readonly note: (call: Call) => void,
    private readonly started: number,
  ) {}

  /** The data of a good answer, null for any other. */
  async ask<E extends Endpoint>(kind: string, endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E> | null> {
    const { params, query, body } = input as Input;
    const search = new URLSearchParams(pairsOf(query)).toString();
    const init: RequestInit = {
      method: endpoint.method,
      ...(body instanceof FormData && { body }),
      ...(body !== undefined &&
        !(body instanceof FormData) && {
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        }),
    };
    const address = `${this.origin}${fillPath(endpoint.path, params)}${search && `?${search}`}`;
    const at = performance.now();
    const noted = (status: number, hasRetryAfter: boolean) =>
      this.note({
        kind,
        isWrite: endpoint.method !== 'GET',
        status,
        hasRetryAfter,
        at: at - this.started,
        ms: performance.now() - at,
      });
    try {
      const response = await fetch(address, {
        ...init,
        headers: { ...init.headers, Authorization: `JWT ${this.apiInfo.accessToken}` },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = (await response.json()) as { data?: EndpointAnswer<E> };
      noted(response.status, response.headers.has('retry-after'));
      return response.ok ? (answer.data ?? null) : null;
    } catch {
      noted(0, false);
      return null;
    }
  }
}
