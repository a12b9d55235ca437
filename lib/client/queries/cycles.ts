import { useQuery } from '@tanstack/react-query';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { fetchData } from './fetch-data';
import { resource } from './resource';

export const cycles = resource(cyclesApi);

/** What was done in a cycle by day, market and person. */
export const useCycleProgress = (id: string) =>
  useQuery({ queryKey: ['cycles', 'progress', id], queryFn: fetchData(cyclesApi.progress, { params: { id } }) });

/** What is not done yet in the markets of a cycle. */
export const useUnfinished = (id: string) =>
  useQuery({ queryKey: ['cycles', 'unfinished', id], queryFn: fetchData(cyclesApi.unfinished, { params: { id } }) });

/** Takes a cycle to another status. */
export function useStepCycle(id: string) {
  const { mutateAsync, ...rest } = cycles.useAction(cyclesApi.step);
  return {
    ...rest,
    mutateAsync: (body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ params: { id }, body }),
  };
}

/** Closes a cycle for good. */
export const useCloseCycle = () => cycles.useAction(cyclesApi.close);
