import { isAxiosError } from 'axios';
import { type Endpoint, type EndpointInput, fillPath } from '@/lib/contracts/base/endpoint';
import { toApiError } from './api-error';
import { httpClient } from './http-client';
import { tellFailure } from './tell-failure';

/** An error response arrives as bytes, like the file. */
async function readFailure(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return error;
  try {
    error.response.data = JSON.parse(await error.response.data.text());
  } catch {
    // Not one of our responses: shown as a general error.
  }
  return error;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Downloads a file. Rejects with an ApiError; with `isTold`, other code does not show it again. */
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

/** Downloads a file and saves it under the given name. Failures are shown, and thrown as ApiError. */
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
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
