import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '@/lib/contracts/base/endpoint';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { fetchData } from './fetch-data';
import { useChange } from './resource';

type Pair = EndpointInput<typeof taxonomyApi.mergeValues>['body'];

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

/** Uses of a value that retiring it would affect. */
export const useValueUses = (id: string) => useQuery(uses(id));

const preview = (pair: Pair) =>
  queryOptions({
    // Separate from the other keys: after the merge there is nothing left to preview.
    queryKey: ['taxonomyPreview', pair],
    queryFn: fetchData(taxonomyApi.previewMerge, { query: pair }),
    // Read before a decision, so always refetched.
    staleTime: 0,
  });

/** Preview of merging two values; fetched once both are selected. */
export const useValueMergePreview = (pair: Pair | null) =>
  useQuery({
    ...preview(pair ?? { survivorId: '', duplicateId: '' }),
    enabled: pair !== null,
    placeholderData: keepPreviousData,
  });

/** A change to the taxonomy. The whole taxonomy is refetched, also on rejection. */
const useTaxonomyChange = <E extends Endpoint>(endpoint: E, isForm?: true) =>
  useChange(endpoint, { touches: [taxonomyKeys.all], asksOnFailure: true, isForm });

export const useAddProductType = () => useTaxonomyChange(taxonomyApi.addProductType, true);
export const useUpdateProductType = () => useTaxonomyChange(taxonomyApi.updateProductType, true);
export const useAddAttribute = () => useTaxonomyChange(taxonomyApi.addAttribute, true);
export const useUpdateAttribute = () => useTaxonomyChange(taxonomyApi.updateAttribute, true);
export const useOrderValues = () => useTaxonomyChange(taxonomyApi.orderValues);
export const useAddValue = () => useTaxonomyChange(taxonomyApi.addValue, true);
export const useUpdateValue = () => useTaxonomyChange(taxonomyApi.updateValue, true);
export const useMergeValues = () => useTaxonomyChange(taxonomyApi.mergeValues);
export const useUndoValueMerge = () => useTaxonomyChange(taxonomyApi.undoMerge);
