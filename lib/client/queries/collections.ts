import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FillRule } from '@/lib/contracts/collections/collection-record';
import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { call } from '@/lib/client/http/call';
import { tellFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';
import { resource, useChange } from './resource';

export const collections = resource(collectionsApi);

/** A finalized collection as buyers see it; disabled while it is not finalized. */
export const useSnapshot = (id: string, isFrozen: boolean) =>
  useQuery({
    queryKey: ['collections', 'snapshot', id],
    queryFn: fetchData(collectionsApi.snapshot, { params: { id } }),
    enabled: isFrozen,
  });

/** Changes the status of a finalized collection. */
export function useStepCollection(id: string) {
  const { mutateAsync, ...rest } = collections.useAction(collectionsApi.step);
  return {
    ...rest,
    mutateAsync: (body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ params: { id }, body }),
  };
}

/** Freezes a collection in its current state. */
export const useFinalize = () => collections.useAction(collectionsApi.finalize);

/** Creates a new revision of a finalized collection. */
export const useRevise = () => collections.useAction(collectionsApi.revise);

/** Saves the catalogs of a collection and their order; the response includes concurrent changes, merged. */
export function useArrange(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { base: string[]; order: string[]; rule?: FillRule }) =>
      call(collectionsApi.arrange, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellFailure,
    onSuccess: ({ collection }) => collections.refresh(queryClient, collection),
  });
}

/** Similar catalogs in a collection. */
export const useLikenesses = (id: string) =>
  useQuery({
    queryKey: ['collections', 'likenesses', id],
    queryFn: fetchData(collectionsApi.likenesses, { params: { id } }),
    placeholderData: keepPreviousData,
  });

/** Pins catalogs, excludes them from every rule, or clears both. */
export const useMark = () => collections.useAction(collectionsApi.mark);

/** Preview of a rule's additions to a collection. */
export const usePreviewRule = (id: string) =>
  useMutation({
    mutationFn: (body: { rule: FillRule; members: string[] }) =>
      call(collectionsApi.previewRule, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellFailure,
  });

const linkKeys = (id: string) => ['collections', 'links', id] as const;

/** The history tells of links. */
const linkTouches = (id: string) => [linkKeys(id), ['collections', 'history', id]];

/** Links that show a collection to buyers. */
export const useLinks = (id: string) =>
  useQuery({ queryKey: linkKeys(id), queryFn: fetchData(collectionLinksApi.list, { params: { id } }) });

/** Creates a link that shows a collection. Validation errors are shown in the form. */
export const useAddLink = (id: string) =>
  useChange(collectionLinksApi.create, { touches: linkTouches(id), isForm: true });

/** Ends a link before it expires. */
export const useEndLink = (id: string) => useChange(collectionLinksApi.end, { touches: linkTouches(id) });
