import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FillRule } from '@/lib/contracts/collections/collection-record';
import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { call } from '@/lib/client/http/call';
import { tellFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';
import { resource, useChange } from './resource';

export const collections = resource(collectionsApi);

/** A finalized collection as buyers see it; asks for none where there is none. */
export const useSnapshot = (id: string, isFrozen: boolean) =>
  useQuery({
    queryKey: ['collections', 'snapshot', id],
    queryFn: fetchData(collectionsApi.snapshot, { params: { id } }),
    enabled: isFrozen,
  });

/** Takes a finalized collection further. */
export function useStepCollection(id: string) {
  const { mutateAsync, ...rest } = collections.useAction(collectionsApi.step);
  return {
    ...rest,
    mutateAsync: (body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ params: { id }, body }),
  };
}

/** Freezes a collection as it is. */
export const useFinalize = () => collections.useAction(collectionsApi.finalize);

/** Makes a new revision of a finalized collection. */
export const useRevise = () => collections.useAction(collectionsApi.revise);

/** Says which catalogs a collection has, in which order; what others did meanwhile comes back merged with it. */
export function useArrange(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { base: string[]; order: string[]; rule?: FillRule }) =>
      call(collectionsApi.arrange, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellFailure,
    onSuccess: ({ collection }) => collections.refresh(queryClient, collection),
  });
}

/** Which catalogs of a collection look alike. */
export const useLikenesses = (id: string) =>
  useQuery({
    queryKey: ['collections', 'likenesses', id],
    queryFn: fetchData(collectionsApi.likenesses, { params: { id } }),
    placeholderData: keepPreviousData,
  });

/** Pins catalogs, excludes them from every rule, or neither. */
export const useMark = () => collections.useAction(collectionsApi.mark);

/** What a rule would add to a collection. */
export const usePreviewRule = (id: string) =>
  useMutation({
    mutationFn: (body: { rule: FillRule; members: string[] }) =>
      call(collectionsApi.previewRule, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellFailure,
  });

const linkKeys = (id: string) => ['collections', 'links', id] as const;

/** The addresses that show a collection to buyers. */
export const useLinks = (id: string) =>
  useQuery({ queryKey: linkKeys(id), queryFn: fetchData(collectionLinksApi.list, { params: { id } }) });

/** Makes an address that shows a collection. The form shows what is wrong with its input. */
export const useAddLink = (id: string) =>
  useChange(collectionLinksApi.create, { touches: [linkKeys(id)], isForm: true });

/** Ends an address before its time. */
export const useEndLink = (id: string) => useChange(collectionLinksApi.end, { touches: [linkKeys(id)] });
