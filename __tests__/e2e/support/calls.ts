import { type Endpoint, type EndpointAnswer, type EndpointInput, fillPath } from '@/lib/contracts/base/endpoint';
import { type Person, signInByCalls } from './people';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Makes API calls as a person, for steps that other tests already drive through the screens. */
export async function callsAs(address: string, person: Person) {
  const { apiInfo } = await signInByCalls(address, person);
  const headers = { Authorization: `JWT ${apiInfo.accessToken}`, 'Content-Type': 'application/json' };
  return async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E>> => {
    const { params, query, body } = input as Parts;
    const path = fillPath(endpoint.path, params) + (query ? `?${new URLSearchParams(query)}` : '');
    const { method } = endpoint;
    const response = await fetch(address + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
    } as RequestInit);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return (JSON.parse(text) as { data: EndpointAnswer<E> }).data;
  };
}
