import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '@/lib/client/http/call';
import { download } from '@/lib/client/http/download';
import { type Closing, cycleClosingApi, type ReportFormat } from '@/lib/contracts/cycles/cycle-closing';
import { cycleWorkApi } from '@/lib/contracts/cycles/cycle-work';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import type { Job } from '@/lib/contracts/jobs';
import { isOver } from '@/lib/domain/jobs/job-states';
import { fetchData } from './fetch-data';
import { showJob } from './jobs';
import { resource, useChange } from './resource';

export const cycles = resource(cyclesApi);

const LOOK_EVERY_MS = 1000;

const isGoing = (job: Job | null | undefined) => (job ? !isOver(job.state) : false);

const showStarted = (queryClient: QueryClient, job: Job | null) => void (job && showJob(queryClient, job));

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

/** Has a cycle closed by a job. */
export const useCloseCycle = () => cycles.useAction(cycleClosingApi.close, { keep: showStarted });

/** Has a closing undone within a day, by a job. */
export const useReopenCycle = () => cycles.useAction(cycleClosingApi.reopen, { keep: showStarted });

const jobOf = (id: string) =>
  queryOptions({ queryKey: ['cycles', 'job', id], queryFn: fetchData(cycleClosingApi.job, { params: { id } }) });

/** The job that closes a cycle or undoes that. Once it is over, what it changed is asked for again. */
export function useClosingJob(id: string): Job | null {
  const queryClient = useQueryClient();
  const { data: job = null } = useQuery({
    ...jobOf(id),
    refetchInterval: ({ state: { data } }) => (isGoing(data) ? LOOK_EVERY_MS : false),
  });
  const wasGoing = useRef(false);
  const going = isGoing(job);
  useEffect(() => {
    const isOverNow = wasGoing.current && !going;
    wasGoing.current = going;
    if (isOverNow)
      for (const queryKey of [cycles.keys.all, ['uploads'], ['catalogs'], ['videos']])
        void queryClient.invalidateQueries({ queryKey });
  }, [going, queryClient]);
  return job;
}
