import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '@/lib/contracts/base/endpoint';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';

type Body<E extends Endpoint> = EndpointInput<E> extends { body: infer Sent } ? Sent : never;
type Pair = Body<typeof taxonomyApi.mergeValues>;

export const taxonomyKeys = { all: ['taxonomy'] } as const;

const taxonomy = queryOptions({ queryKey: ['taxonomy', 'get'], queryFn: fetchData(taxonomyApi.get, {}) });

/** Product types and attributes with their values. */
export const useTaxonomy = () => useQuery(taxonomy);

const uses = (id: string) =>
  queryOptions({
    queryKey: ['taxonomy', 'valueUses', id],
    queryFn: fetchData(taxonomyApi.valueUses, { params: { id } }),
    staleTime: 0,
  });

/** What retiring a value would touch. */
export const useValueUses = (id: string) => useQuery(uses(id));

const preview = (pair: Pair) =>
  queryOptions({
    // Apart from the rest: once the merge is done, there is nothing left to preview.
    queryKey: ['taxonomyPreview', pair],
    queryFn: fetchData(taxonomyApi.previewMerge, { query: pair }),
    // It is read to decide on: always as things are now.
    staleTime: 0,
  });

/** What merging two values would do; asks once both are chosen. */
export const useValueMergePreview = (pair: Pair | null) =>
  useQuery({
    ...preview(pair ?? { survivorId: '', duplicateId: '' }),
    enabled: pair !== null,
    placeholderData: keepPreviousData,
  });

/** A change somewhere in the taxonomy, after which the rest of it is asked for again. */
function useChange<Sent, Answer>(change: (sent: Sent) => Promise<Answer>, isTold = false) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: isTold ? undefined : tellPassingFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: taxonomyKeys.all }),
  });
}

/** The form shows what is wrong with its input. */
const IN_FORM = { showsErrors: 'caller' } as const;

export const useAddProductType = () =>
  useChange((body: Body<typeof taxonomyApi.addProductType>) => call(taxonomyApi.addProductType, { body }, IN_FORM));

export const useUpdateProductType = (id: string) =>
  useChange((body: Body<typeof taxonomyApi.updateProductType>) =>
    call(taxonomyApi.updateProductType, { params: { id }, body }, IN_FORM),
  );

export const useAddAttribute = () =>
  useChange((body: Body<typeof taxonomyApi.addAttribute>) => call(taxonomyApi.addAttribute, { body }, IN_FORM));

export const useUpdateAttribute = (id: string) =>
  useChange((body: Body<typeof taxonomyApi.updateAttribute>) =>
    call(taxonomyApi.updateAttribute, { params: { id }, body }, IN_FORM),
  );

export const useOrderValues = (id: string) =>
  useChange(
    (body: Body<typeof taxonomyApi.orderValues>) => call(taxonomyApi.orderValues, { params: { id }, body }),
    true,
  );

export const useAddValue = (attributeId: string) =>
  useChange((body: Body<typeof taxonomyApi.addValue>) =>
    call(taxonomyApi.addValue, { params: { id: attributeId }, body }, IN_FORM),
  );

export const useUpdateValue = (id: string) =>
  useChange((body: Body<typeof taxonomyApi.updateValue>) =>
    call(taxonomyApi.updateValue, { params: { id }, body }, IN_FORM),
  );

export const useMergeValues = () => useChange((body: Pair) => call(taxonomyApi.mergeValues, { body }), true);

export const useUndoValueMerge = () => useChange((id: string) => call(taxonomyApi.undoMerge, { params: { id } }), true);
