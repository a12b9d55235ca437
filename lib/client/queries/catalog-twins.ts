import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CatalogTwin, catalogTwinsApi } from '@/lib/contracts/catalogs/catalog-twins';
import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { call } from '@/lib/client/http/call';
import { catalogKeys } from './catalogs';
import { fetchData } from './fetch-data';

const twins = (id: string) =>
  queryOptions({ queryKey: [...catalogKeys.twins, id], queryFn: fetchData(catalogTwinsApi.of, { params: { id } }) });

/** Possible duplicates of a catalog. */
export const useCatalogTwins = (id: string) => useQuery(twins(id));

/** A decision about two photos is stored for both. Identical photos need no decision. */
export const doubtfulPairs = ({ pairs }: Pick<CatalogTwin, 'pairs'>) =>
  pairs.filter(({ photo, like }) => photo.id !== like.id);

/** Marks a catalog as a duplicate of another, or as different; lists then show it. */
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
