import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogPicturesApi } from '@/lib/contracts/catalogs/catalog-pictures';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { photosApi } from '@/lib/contracts/photos';
import { call } from '@/lib/client/http/call';
import { catalogKeys, useKeepCatalog } from './catalogs';

/** Creates a rotated or cropped copy of a photo. */
export const useEditPhoto = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string } & EndpointInput<typeof photosApi.edit>['body']) =>
      call(photosApi.edit, { params: { id }, body }),
  });

/** Replaces the photo that the user saw, in the version of the catalog known here. */
export function useReplacePicture(catalog: Pick<CatalogDetail, 'id' | 'version'>) {
  const keep = useKeepCatalog();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: { pictureId: string; photoIdBefore: string; photoId: string }) => {
      const known = queryClient.getQueryData<CatalogDetail>(catalogKeys.detail(catalog.id));
      const body = { ...wish, version: (known ?? catalog).version };
      return call(catalogPicturesApi.replace, { params: { id: catalog.id }, body });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: catalogKeys.detail(catalog.id) }),
    onSuccess: keep,
  });
}

/** Moves photos to another catalog of the seller. */
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

/** Both catalogs after a move of photos. */
interface Moved {
  from: CatalogDetail;
  to: CatalogDetail;
}

/** True when photos can be moved back: not when the target already had one of them, or when the source is deleted. */
export const canMoveBack = ({ from, to }: Moved, pictureIds: readonly string[]): boolean =>
  !from.isDeleted && pictureIds.every((id) => to.pictures.some((one) => one.id === id));

const tagText = ({ tags }: Pick<CatalogDetail, 'tags'>) => JSON.stringify(tags);

/** Moves photos back to their old positions, with the catalog's cover and the tags moved with them. */
export function useMoveBack(before: CatalogDetail, pictureIds: readonly string[]) {
  const keep = useKeepCatalog();
  const queryClient = useQueryClient();
  const params = { id: before.id };
  return useMutation({
    mutationFn: async ({ from, to }: Moved) => {
      const versions = { version: to.version, toVersion: from.version };
      const body = { pictureIds: [...pictureIds], toId: from.id, ...versions };
      const back = await call(catalogPicturesApi.move, { params: { id: to.id }, body });
      const order = before.pictures.map(({ id }) => id);
      const coverId = before.pictures.find(({ isCover }) => isCover)?.id ?? order[0] ?? '';
      const arrangement = { pictureIds: order, coverId, version: back.to.version };
      let own = await call(catalogsApi.arrange, { params, body: arrangement });
      if (tagText(own) !== tagText(before))
        own = await call(catalogsApi.update, { params, body: { tags: before.tags, version: own.version } });
      return { from: own, to: back.from };
    },
    onSuccess: async ({ from, to }) => {
      await Promise.all([keep(from), keep(to)]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: catalogKeys.all }),
  });
}
