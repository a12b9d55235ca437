import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { fetchData } from './fetch-data';

const KEY = ['valueRequests'];

/** Value requests from one catalog. */
export const useCatalogRequests = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'ofCatalog', id],
    queryFn: fetchData(valueRequestsApi.ofCatalog, { params: { id } }),
  });

/** A change to a value request, with everything that depends on it. */
function useChange<Sent, Answer>(change: (sent: Sent) => Promise<Answer>, ...touched: string[]) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: tellPassingFailure,
    onSettled: () =>
      Promise.all(
        [KEY, ...touched.map((area) => [area])].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}

/** Validation errors are shown in the form. */
const IN_FORM = { showsErrors: 'caller' } as const;

/** Requests a value; an existing one is returned instead. */
export const useAskForValue = () =>
  useChange((body: EndpointInput<typeof valueRequestsApi.ask>['body']) =>
    call(valueRequestsApi.ask, { body }, IN_FORM),
  );

type With<Body> = { id: string } & Body;

export const useAcceptRequest = () =>
  useChange(
    ({ id, ...body }: With<EndpointInput<typeof valueRequestsApi.accept>['body']>) =>
      call(valueRequestsApi.accept, { params: { id }, body }, IN_FORM),
    'taxonomy',
    'catalogs',
  );

export const useAcceptRequestAs = () =>
  useChange(
    ({ id, ...body }: With<EndpointInput<typeof valueRequestsApi.acceptAs>['body']>) =>
      call(valueRequestsApi.acceptAs, { params: { id }, body }, IN_FORM),
    'taxonomy',
    'catalogs',
  );

/** Reopens an accepted value request. */
export const useUndoAcceptedValue = () =>
  useChange(
    ({ id, version }: { id: string; version: number }) =>
      call(valueRequestsApi.undoAccept, { params: { id }, body: { version } }),
    'taxonomy',
    'catalogs',
  );

export const useRefuseRequest = () =>
  useChange(({ id, ...body }: With<EndpointInput<typeof valueRequestsApi.refuse>['body']>) =>
    call(valueRequestsApi.refuse, { params: { id }, body }, IN_FORM),
  );
