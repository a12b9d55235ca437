import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CatalogTwin, catalogTwinsApi } from '@/lib/contracts/catalogs/catalog-twins';
import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { call } from '@/lib/client/http/call';
import { catalogKeys } from './catalogs';
import { fetchData } from './fetch-data';

const twins = (id: string) =>
  queryOptions({ queryKey: [...catalogKeys.twins, id], queryFn: fetchData(catalogTwinsApi.of, { params: { id } }) });

/** The catalogs that one may be a duplicate of. */
export const useCatalogTwins = (id: string) => useQuery(twins(id));

/** What somebody said of two pictures is about both of them; of one and the same photo there is nothing to say. */
export const doubtfulPairs = ({ pairs }: Pick<CatalogTwin, 'pairs'>) =>
  pairs.filter(({ photo, like }) => photo.id !== like.id);

/** Says whether a catalog is a duplicate of another; lists show it from then on. */
export function useJudgeTwin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ twin, isDuplicate }: { twin: CatalogTwin; isDuplicate: boolean }) => {
      const decisions = doubtfulPairs(twin).map(({ photo, like }) => ({
        photoId: photo.id,
        likePhotoId: like.id,
        isDuplicate,
      }));
      return call(likenessesApi.decide, { body: { decisions } });
    },
    onSettled: () =>
      Promise.all(
        [catalogKeys.lists, catalogKeys.facets].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
