import { type Endpoint, type EndpointAnswer, fillPath } from '@/lib/contracts/base/endpoint';
import { toApiError, unreadableAnswer } from './api-error';
import { httpClient } from './http-client';
import { successfulData } from './successful-data';

export interface Sending {
  /** Of the address. */
  params?: Record<string, string>;
  /** Told again and again which share of it is over, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a file as a form. Rejects with an ApiError that nobody has told yet. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  file: File,
  { params, onProgress, signal }: Sending = {},
): Promise<EndpointAnswer<E>> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    // The browser names the type itself, because it draws the line between the parts.
    const headers = { 'Content-Type': undefined };
    const { status, data } = await httpClient.request({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      data: form,
      headers,
      signal,
      onUploadProgress: onProgress && (({ loaded, total }) => onProgress(total ? Math.min(1, loaded / total) : 0)),
    });
    const answer = successfulData(data, endpoint.answer);
    if (answer === undefined) throw unreadableAnswer(status);
    return answer as EndpointAnswer<E>;
  } catch (error) {
    throw toApiError(error);
  }
}
