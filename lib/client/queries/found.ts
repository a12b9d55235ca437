import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Page } from '@/lib/contracts/base/list';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { mayCall } from '@/lib/client/may-call';
import { fetchData } from './fetch-data';

/** The fewest letters that records are looked for by, and how many of each kind are shown. */
const [FEWEST, MOST] = [2, 5];

/** A list that can be searched, under the name of its area. */
export interface Searchable {
  area: string;
  list: Endpoint;
}

/**
 * A few records of each list that a search finds, in the order of the lists; none of those the roles may not call, or
 * while too little is typed. Says whether any list is still being asked.
 */
export function useFoundRecords(searched: readonly Searchable[], q: string, roles: readonly string[]) {
  const isAsked = q.length >= FEWEST;
  return useQueries({
    queries: searched.map(({ area, list }) => ({
      queryKey: [area, 'found', q],
      queryFn: fetchData(list, { query: { q, limit: MOST } } as never),
      enabled: isAsked && mayCall(list, roles),
      placeholderData: keepPreviousData,
    })),
    combine: (answers) => ({
      found: answers.map(({ data }) => (isAsked ? ((data as Page<{ id: string }> | undefined)?.rows ?? []) : [])),
      isAsking: isAsked && answers.some(({ isFetching }) => isFetching),
    }),
  });
}
