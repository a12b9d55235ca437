import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import {
  DECISIONS_LIMIT,
  LIKENESS_LIMIT,
  type LikenessDecision,
  likenessesApi,
  type PhotoLikeness,
} from '@/lib/contracts/catalogs/likenesses';

/** Finds catalog photos similar to the given photos, in batches. */
export const useFindLikenesses = () =>
  useMutation({
    mutationFn: async (photoIds: readonly string[]): Promise<PhotoLikeness[]> => {
      const found: PhotoLikeness[] = [];
      for (let start = 0; start < photoIds.length; start += LIKENESS_LIMIT) {
        const body = { photoIds: photoIds.slice(start, start + LIKENESS_LIMIT) };
        found.push(...(await call(likenessesApi.find, { body })));
      }
      return found;
    },
  });

/** Stores decisions about similar photos, in batches; repeating it changes nothing. */
export const useDecideLikenesses = () =>
  useMutation({
    mutationFn: async (decisions: readonly LikenessDecision[]) => {
      for (let start = 0; start < decisions.length; start += DECISIONS_LIMIT)
        await call(likenessesApi.decide, { body: { decisions: decisions.slice(start, start + DECISIONS_LIMIT) } });
    },
  });

/** A photo, and the catalog to group its new catalog with. */
export interface WithCatalog {
  photoId: string;
  catalogId: string;
}

/** Groups new catalogs with existing ones, one after the other. */
export function useGroupWithLike() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wishes: readonly WithCatalog[]) => {
      for (const body of wishes) await call(likenessesApi.group, { body });
    },
    onSettled: async () => {
      await Promise.all(
        ['catalogs', 'catalogGroups'].map((area) => queryClient.invalidateQueries({ queryKey: [area] })),
      );
    },
  });
}
