import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { type SavedView, savedViewsApi } from '@/lib/contracts/saved-views';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';

/** Query of a list's views. */
export const viewsOf = (list: string) =>
  queryOptions({ queryKey: ['savedViews', list], queryFn: fetchData(savedViewsApi.list, { query: { list } }) });

/** Views of a list that are available to the user. */
export const useSavedViews = (list: string) => useQuery(viewsOf(list));

function useChangeViews<Input, Result>(list: string, change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: viewsOf(list).queryKey }),
  });
}

/** Saves the current list as a view. Errors of the name are shown in the form. */
export const useCreateView = (list: string) =>
  useChangeViews(list, (body: Omit<EndpointInput<typeof savedViewsApi.create>['body'], 'list'>) =>
    call(savedViewsApi.create, { body: { ...body, list } }, { showsErrors: 'caller' }),
  );

/** Changes a view. */
export const useUpdateView = (list: string) =>
  useChangeViews(
    list,
    ({
      view: { id, version },
      ...change
    }: { view: SavedView } & Partial<Pick<SavedView, 'search' | 'layout' | 'shared' | 'defaultFor'>>) =>
      call(savedViewsApi.update, { params: { id }, body: { ...change, version } as never }),
  );

/** Removes a view. */
export const useRemoveView = (list: string) =>
  useChangeViews(list, ({ id }: SavedView) => call(savedViewsApi.remove, { params: { id } }));
