import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { MESSAGES } from '@/config/messages';
import type { Failure } from '@/lib/contracts/base/answers';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { httpClient } from '@/lib/client/http/http-client';
import { sampleAnswer } from './sample-answer';

type FailureOf = (endpoint: Endpoint) => { status: number; code: string } | null;

const isFixed = ({ path }: Endpoint) => Number(!path.includes('['));

/** Fixed paths come before those with an id. */
const ROUTES = ENDPOINTS.toSorted((one, other) => isFixed(other) - isFixed(one)).map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\[\w+\]/g, '[^/]+')}$`),
}));

function endpointOf({ url = '', method = '' }: InternalAxiosRequestConfig): Endpoint {
  const { pathname } = new URL(url, window.location.origin);
  const route = ROUTES.find(
    ({ endpoint, pattern }) => endpoint.method === method.toUpperCase() && pattern.test(pathname),
  );
  if (!route) throw new Error(`No contract has ${method} ${pathname}.`);
  return route.endpoint;
}

function respond(config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse {
  const response = { status, data, statusText: '', headers: {}, config };
  if (status >= 400) throw new AxiosError('Refused.', AxiosError.ERR_BAD_REQUEST, config, null, response);
  return response;
}

/**
 * Answers every call of the contract in the page itself, with a sample or a failure. For tests that make hundreds of
 * calls and do not look at answers; all others mock the network with `mockEndpoint`.
 */
export function answerFromContract(failureOf: FailureOf): void {
  httpClient.defaults.adapter = (config) =>
    new Promise((resolve) => {
      const endpoint = endpointOf(config);
      const failure = failureOf(endpoint);
      if (failure) {
        const { status, code } = failure;
        const data = { message: `Refused with ${status}.`, code, requestId: 'request-1' } satisfies Failure;
        return resolve(respond(config, status, data));
      }
      const data = { message: MESSAGES.success, data: sampleAnswer(endpoint) };
      resolve(respond(config, endpoint.status ?? 200, endpoint.download ? new Blob(['a file']) : data));
    });
}
