import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import { download } from '@/lib/client/http/download';
import { type Closing, cycleClosingApi, type ReportFormat } from '@/lib/contracts/cycles/cycle-closing';
import { cycleWorkApi } from '@/lib/contracts/cycles/cycle-work';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { fetchData } from './fetch-data';
import { resource, useChange } from './resource';

export const cycles = resource(cyclesApi);

/** What was done in a cycle by day, market, person and seller. */
export const useCycleProgress = (id: string) =>
  useQuery({ queryKey: ['cycles', 'progress', id], queryFn: fetchData(cyclesApi.progress, { params: { id } }) });

/** What is not done yet in the markets of a cycle. */
export const useUnfinished = (id: string) =>
  useQuery({
    queryKey: ['cycles', 'unfinished', id],
    queryFn: fetchData(cycleClosingApi.unfinished, { params: { id } }),
  });

/** What holds a cycle up. */
export const useStuck = (id: string) =>
  useQuery({ queryKey: ['cycles', 'stuck', id], queryFn: fetchData(cycleWorkApi.stuck, { params: { id } }) });

/** Which uploads would change hands; asks only while that is looked at. */
export const useProposedMoves = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['cycles', 'moves', id],
    queryFn: fetchData(cycleWorkApi.proposeMoves, { params: { id } }),
    enabled: isWanted,
  });

/** Moves uploads between people. */
export const useMoveWork = () => useChange(cycleWorkApi.move, { touches: [cycles.keys.all, ['uploads']] });

/** How many uploads would end how if a cycle was closed so; null asks for none. */
export const useClosingPreview = (id: string, closing: Closing | null) =>
  useQuery({
    queryKey: ['cycles', 'close-preview', id, closing],
    queryFn: () => call(cycleClosingApi.preview, { params: { id }, body: closing as Closing }),
    enabled: closing !== null,
    placeholderData: keepPreviousData,
  });

/** Takes a cycle to another status. */
export function useStepCycle(id: string) {
  const { mutateAsync, ...rest } = cycles.useAction(cyclesApi.step);
  return {
    ...rest,
    mutateAsync: (body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ params: { id }, body }),
  };
}

/** Downloads the report of a closed cycle. */
export const useCycleReport = ({ id, name }: { id: string; name: string }) =>
  useMutation({
    mutationFn: (format: ReportFormat) =>
      download(cycleClosingApi.report, { params: { id }, query: { format } }, `${name}.${format}`),
  });

/** Closes a cycle. */
export const useCloseCycle = () => cycles.useAction(cycleClosingApi.close);

/** Undoes a closing within a day. */
export const useReopenCycle = () => cycles.useAction(cycleClosingApi.reopen);
