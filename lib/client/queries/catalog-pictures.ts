import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { catalogPicturesApi } from '@/lib/contracts/catalog-pictures';
import type { EndpointInput } from '@/lib/contracts/endpoint';
import { photosApi } from '@/lib/contracts/photos';
import { call } from '@/lib/client/http/call';
import { catalogKeys, useKeepCatalog } from './catalogs';

/** Makes a photo out of another one by turning and cropping it. */
export const useEditPhoto = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string } & EndpointInput<typeof photosApi.edit>['body']) =>
      call(photosApi.edit, { params: { id }, body }),
  });

/** Puts another photo in the place of a picture, in the catalog as it is known here. */
export function useReplacePicture(catalog: Pick<CatalogDetail, 'id' | 'version'>) {
  const keep = useKeepCatalog();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: { pictureId: string; photoId: string }) => {
      const known = queryClient.getQueryData<CatalogDetail>(catalogKeys.detail(catalog.id));
      const body = { ...wish, version: (known ?? catalog).version };
      return call(catalogPicturesApi.replace, { params: { id: catalog.id }, body });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: catalogKeys.detail(catalog.id) }),
    onSuccess: keep,
  });
}

/** Moves pictures to another catalog of the seller. */
export function useMovePictures(id: string) {
  const keep = useKeepCatalog();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof catalogPicturesApi.move>['body']) =>
      call(catalogPicturesApi.move, { params: { id }, body }),
    onSuccess: async ({ from, to }) => {
      await Promise.all([keep(from), keep(to)]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: catalogKeys.all }),
  });
}
