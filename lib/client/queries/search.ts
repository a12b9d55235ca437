import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchApi } from '@/lib/contracts/search';
import { isSearchable, kindsFor } from '@/lib/domain/search/found-kinds';
import { fetchData } from './fetch-data';

/** A few records of each kind the roles may open, once enough is typed. Also returns whether the search is running. */
export function useSearch(q: string, roles: readonly string[]) {
  const isAsked = isSearchable(q) && kindsFor(roles).length > 0;
  const { data, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: fetchData(searchApi.everything, { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { found: (isAsked && data) || [], isAsking: isAsked && isFetching };
}
