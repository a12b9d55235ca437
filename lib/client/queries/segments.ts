import { useQuery } from '@tanstack/react-query';
import { segmentsApi } from '@/lib/contracts/buyers/segments';
import { fetchData } from './fetch-data';
import { useChange } from './resource';

const KEY = ['segments'] as const;
/** The counts change with the buyers. */
export const useSegments = () =>
  useQuery({ queryKey: KEY, queryFn: fetchData(segmentsApi.list, {}), refetchOnMount: 'always' });

export const useCreateSegment = () => useChange(segmentsApi.create, { touches: [KEY], isForm: true });
export const useFreezeSegment = () => useChange(segmentsApi.freeze, { touches: [KEY] });
export const useRemoveSegment = () => useChange(segmentsApi.remove, { touches: [KEY] });
