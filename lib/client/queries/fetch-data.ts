import type { Endpoint, EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { call } from '@/lib/client/http/call';

/** A query function for an endpoint. The query client tells failures, once the last try has failed. */
export const fetchData =
  <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
  ({ signal }: { signal: AbortSignal }): Promise<EndpointAnswer<E>> =>
    call(endpoint, input, { signal, showsErrors: 'caller' });
