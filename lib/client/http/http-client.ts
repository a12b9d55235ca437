import axios, { type AxiosError, type AxiosResponse, isCancel } from 'axios';
import { toApiError } from './api-error';
import { authHeaders } from './auth-headers';
import { type Credentials, sessionPolicy } from './session-policy';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** False for calls outside the session: no token is added, and a 401 is an ordinary failure. */
    authenticated?: boolean;
    /** Credentials of the last attempt. */
    credentials?: Credentials;
    /** Set on the single retry after a 401. */
    isRepeat?: boolean;
  }
}

/** Lists are serialized as repeated keys; undefined values are omitted. */
function serialize(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) search.append(key, String(item));
  }
  return search.toString();
}

/** The only axios instance. Only the used parts of axios are bundled: see `UNUSED_IN_BROWSERS` in `next.config.js`. */
export const httpClient = axios.create({
  baseURL: process.env.NEXT_PUBLIC_API_URL || '',
  headers: { 'Content-Type': 'application/json' },
  // The second login step sends the cookie of the first one, also when the API has another origin.
  withCredentials: true,
  withXSRFToken: false,
  paramsSerializer: { serialize },
  // Distinguishes a timeout from a request the browser aborted because the page is left.
  transitional: { clarifyTimeoutError: true },
  transformRequest: (body: unknown) =>
    body === null || typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
  validateStatus: (status) => (status >= 200 && status < 300) || status === 304,
});

httpClient.interceptors.request.use((request) => {
  if (request.authenticated === false) return request;
  request.credentials = sessionPolicy().credentials();
  const { accessToken } = request.credentials;
  if (accessToken !== null) request.headers.set(authHeaders(accessToken));
  return request;
});

httpClient.interceptors.response.use(undefined, recoverFrom401);

/** Renews the session after a 401 and retries the request once. */
async function recoverFrom401(error: AxiosError): Promise<AxiosResponse> {
  const request = error.config;
  const sent = request?.credentials;
  if (!request || !sent || request.isRepeat) throw error;
  const policy = sessionPolicy();
  if (error.response?.status !== 401) throw policy.isOver(sent) ? toApiError(error, { isTold: true }) : error;
  if (!(await policy.renew(sent))) throw toApiError(error, { isTold: true });
  try {
    return await httpClient.request({ ...request, isRepeat: true });
  } catch (repeatError) {
    if (isCancel(repeatError)) throw repeatError;
    policy.onRepeatFailed(sent);
    throw toApiError(repeatError, { isTold: true });
  }
}
