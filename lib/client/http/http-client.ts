import axios, { type AxiosError, type AxiosResponse, isCancel } from 'axios';
import { toApiError } from './api-error';
import { authHeaders } from './auth-headers';
import { type Credentials, sessionPolicy } from './session-policy';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** False for calls that are not made in the session: no token is added and a 401 is an ordinary failure. */
    authenticated?: boolean;
    /** What the last attempt was made with. */
    credentials?: Credentials;
    /** Set on the one repetition after a 401. */
    isRepeat?: boolean;
  }
}

/** A value that is a list is named once for each of its items; one that is not given is left out. */
function serialize(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) search.append(key, String(item));
  }
  return search.toString();
}

/** The one axios instance. Of axios only what it needs is shipped: see `UNUSED_IN_BROWSERS` in `next.config.js`. */
export const httpClient = axios.create({
  baseURL: process.env.NEXT_PUBLIC_API_URL || '',
  headers: { 'Content-Type': 'application/json' },
  // The second login step carries the cookie of the first one, also when the API has an address of its own.
  withCredentials: true,
  withXSRFToken: false,
  paramsSerializer: { serialize },
  // Tells a timeout apart from a request the browser dropped because the page is left.
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

/** Has the session renewed after a 401 and repeats the request once. */
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
