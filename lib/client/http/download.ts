import { isAxiosError } from 'axios';
import { type Endpoint, type EndpointInput, fillPath } from '@/lib/contracts/base/endpoint';
import { toApiError } from './api-error';
import { httpClient } from './http-client';
import { tellFailure } from './tell-failure';

/** A failure comes as bytes, like the file would have. */
async function readFailure(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return error;
  try {
    error.response.data = JSON.parse(await error.response.data.text());
  } catch {
    // Not one of our answers: told in general words.
  }
  return error;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Fetches a file. Rejects with an ApiError; with `isTold` nobody else shows it. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { signal, isTold }: { signal?: AbortSignal; isTold?: boolean } = {},
): Promise<Blob> {
  const { params, query, body } = input as Parts;
  try {
    const { data } = await httpClient.request<Blob>({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      params: query,
      data: body ?? null,
      responseType: 'blob',
      signal,
    });
    return data;
  } catch (error) {
    throw toApiError(await readFailure(error), { isTold });
  }
}

/** Fetches a file and has the browser keep it under the given name. Failures are told, and thrown as ApiError. */
export async function download<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, name: string): Promise<void> {
  try {
    keep(await fetchFile(endpoint, input), name);
  } catch (error) {
    tellFailure(error);
    throw error;
  }
}

function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
