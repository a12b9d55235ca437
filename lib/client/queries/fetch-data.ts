import type { Endpoint, EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { call } from '@/lib/client/http/call';

/** Query function of an endpoint. Errors are toasted by the query client after the last retry. */
export const fetchData =
  <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
  ({ signal }: { signal: AbortSignal }): Promise<EndpointAnswer<E>> =>
    call(endpoint, input, { signal, showsErrors: 'caller' });
