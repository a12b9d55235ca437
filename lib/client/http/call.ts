import { type Endpoint, type EndpointAnswer, type EndpointInput, fillPath } from '@/lib/contracts/base/endpoint';
import { toApiError, unreadableAnswer } from './api-error';
import { httpClient } from './http-client';
import { successfulData } from './successful-data';
import { tellFailure } from './tell-failure';

export interface CallOptions {
  /** False opts out of authentication. */
  authenticated?: boolean;
  /** Where a failure is shown: in a toast (the default), or by the caller. */
  showsErrors?: 'toast' | 'caller';
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Timeout in milliseconds. */
  timeout?: number;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Calls an endpoint and resolves to the response's data. Rejects with an ApiError, shown as a toast unless
 * `showsErrors` is `caller`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { showsErrors = 'toast', ...options }: CallOptions = {},
): Promise<EndpointAnswer<E>> {
  const { params, query, body } = input as Parts;
  try {
    const response = await httpClient.request({
      ...options,
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      params: query,
      // Without a body axios drops the content type; null keeps it and sends no body.
      data: body ?? null,
    });
    return readAnswer(endpoint, response.status, response.data);
  } catch (error) {
    const failure = toApiError(error);
    if (showsErrors === 'toast') tellFailure(failure);
    throw failure;
  }
}

function readAnswer<E extends Endpoint>(endpoint: E, status: number, envelope: unknown): EndpointAnswer<E> {
  // A 304 is a success even without a body, which is the only form HTTP allows.
  if (status === 304 && !envelope) return undefined as EndpointAnswer<E>;
  const data = successfulData(envelope, endpoint.answer);
  if (data === undefined) throw unreadableAnswer(status);
  return data as EndpointAnswer<E>;
}
