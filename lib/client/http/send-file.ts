import { type Endpoint, type EndpointAnswer, fillPath } from '@/lib/contracts/base/endpoint';
import { toApiError, unreadableAnswer } from './api-error';
import { httpClient } from './http-client';
import { successfulData } from './successful-data';

export interface Sending {
  /** URL parameters. */
  params?: Record<string, string>;
  /** Called repeatedly with the uploaded share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a file as multipart form data. Rejects with an ApiError that was not shown yet. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  file: File,
  { params, onProgress, signal }: Sending = {},
): Promise<EndpointAnswer<E>> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    // The browser sets the type itself, because it chooses the multipart boundary.
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
