import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { Endpoint, EndpointInput } from '@/lib/contracts/base/endpoint';
import { toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';
import { uploadKeys } from './uploads';

export const catalogKeys = {
  all: ['catalogs'],
  lists: ['catalogs', 'list'],
  facets: ['catalogs', 'facets'],
  review: ['catalogs', 'review'],
  twins: ['catalogs', 'twins'],
  detail: (id: string) => ['catalogs', 'get', id],
  history: (id: string) => ['catalogs', 'history', id],
  ofUpload: (id: string) => ['catalogs', 'ofUpload', id],
} as const;

const detail = (id: string) =>
  queryOptions({ queryKey: catalogKeys.detail(id), queryFn: fetchData(catalogsApi.get, { params: { id } }) });

const ofUpload = (id: string) =>
  queryOptions({
    queryKey: catalogKeys.ofUpload(id),
    queryFn: fetchData(catalogsApi.ofUpload, { params: { id } }),
    // Starting work requires current data.
    staleTime: 0,
  });

/** One catalog with its photos. */
export const useCatalog = (id: string) => useQuery(detail(id));

/** Catalogs of a work item. */
export const useUploadCatalogs = (uploadId: string) => useQuery(ofUpload(uploadId));

/** Replaces the cached catalog with one from a response. */
export function useKeepCatalog() {
  const queryClient = useQueryClient();
  return (catalog: CatalogDetail) => {
    queryClient.setQueryData(catalogKeys.detail(catalog.id), catalog);
    queryClient.setQueryData(ofUpload(catalog.uploadId).queryKey, (all) =>
      all?.map((one) => (one.id === catalog.id ? catalog : one)),
    );
    return queryClient.invalidateQueries({ queryKey: catalogKeys.history(catalog.id) });
  };
}

type Body<E extends Endpoint> = EndpointInput<E> extends { body: infer Sent } ? Sent : never;

/** Validation errors are shown in the form. */
const IN_FORM = { showsErrors: 'caller' } as const;

/**
 * Changes fields of a catalog, against the version the user saw. On rejection it is refetched, since it may have been
 * reassigned.
 */
export function useUpdateCatalog(id: string) {
  const keep = useKeepCatalog();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof catalogsApi.update>) => call(catalogsApi.update, { params: { id }, body }, IN_FORM),
    onError: (error) => {
      tellPassingFailure(error);
      if (toApiError(error).code === 'refused')
        void queryClient.invalidateQueries({ queryKey: catalogKeys.detail(id) });
    },
    onSuccess: keep,
  });
}

/** Fills fields of a catalog that was just created: no other user can have changed it. */
export function useUpdateNewCatalog() {
  const keep = useKeepCatalog();
  return useMutation({
    mutationFn: ({ id, ...fields }: { id: string } & Omit<Body<typeof catalogsApi.update>, 'version'>) =>
      call(catalogsApi.update, { params: { id }, body: { ...fields, version: 1 } }, IN_FORM),
    onSuccess: keep,
  });
}

/** Saves a catalog and sends it to review. */
export function useFinishCatalog(id: string) {
  const keep = useKeepCatalog();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof catalogsApi.finish>) => call(catalogsApi.finish, { params: { id }, body }, IN_FORM),
    onError: tellPassingFailure,
    onSuccess: ({ catalog }) =>
      Promise.all([keep(catalog), queryClient.invalidateQueries({ queryKey: uploadKeys.all })]),
  });
}

/** Arranges the photos of a catalog. On conflict the current photos are refetched. */
export function useArrangeCatalog(id: string) {
  const keep = useKeepCatalog();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof catalogsApi.arrange>) => call(catalogsApi.arrange, { params: { id }, body }),
    onError: () => queryClient.invalidateQueries({ queryKey: catalogKeys.detail(id) }),
    onSuccess: keep,
  });
}

/** Refetches lists, counts and the review queue. */
function useRefreshLists() {
  const queryClient = useQueryClient();
  const keys = [catalogKeys.lists, catalogKeys.facets, catalogKeys.review];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Changes the status of a catalog. */
export function useStepCatalog(id: string) {
  const keep = useKeepCatalog();
  const refreshLists = useRefreshLists();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof catalogsApi.step>) => call(catalogsApi.step, { params: { id }, body }, IN_FORM),
    onError: (error) => {
      tellPassingFailure(error);
      // The review queue also contains it with its version.
      const stale = [catalogKeys.detail(id), catalogKeys.review];
      return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onSuccess: (catalog) => Promise.all([keep(catalog), refreshLists()]),
  });
}

/** Saves one field of a catalog from a cell, which shows its own errors. */
export const saveCatalogCell = (id: string, body: Body<typeof catalogsApi.update>) =>
  call(catalogsApi.update, { params: { id }, body }, IN_FORM);
