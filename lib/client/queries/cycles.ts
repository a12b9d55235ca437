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

/** Output of a cycle by day, market, person and seller. */
export const useCycleProgress = (id: string) =>
  useQuery({ queryKey: ['cycles', 'progress', id], queryFn: fetchData(cyclesApi.progress, { params: { id } }) });

/** Unfinished work in the markets of a cycle. */
export const useUnfinished = (id: string) =>
  useQuery({
    queryKey: ['cycles', 'unfinished', id],
    queryFn: fetchData(cycleClosingApi.unfinished, { params: { id } }),
  });

/** Blockers of a cycle. */
export const useStuck = (id: string) =>
  useQuery({ queryKey: ['cycles', 'stuck', id], queryFn: fetchData(cycleWorkApi.stuck, { params: { id } }) });

/** Proposed reassignments of uploads; fetched only while they are shown. */
export const useProposedMoves = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['cycles', 'moves', id],
    queryFn: fetchData(cycleWorkApi.proposeMoves, { params: { id } }),
    enabled: isWanted,
  });

/** Reassigns uploads. */
export const useMoveWork = () => useChange(cycleWorkApi.move, { touches: [cycles.keys.all, ['uploads']] });

/** Number of uploads per outcome when closing a cycle with these rules; disabled for null. */
export const useClosingPreview = (id: string, closing: Closing | null) =>
  useQuery({
    queryKey: ['cycles', 'close-preview', id, closing],
    queryFn: () => call(cycleClosingApi.preview, { params: { id }, body: closing as Closing }),
    enabled: closing !== null,
    placeholderData: keepPreviousData,
  });

/** Changes the status of a cycle. */
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

/** Closes a cycle in a background job. */
export const useCloseCycle = () => cycles.useAction(cycleClosingApi.close, { keep: showStarted });

/** Reopens a cycle within a day, in a background job. */
export const useReopenCycle = () => cycles.useAction(cycleClosingApi.reopen, { keep: showStarted });

const jobOf = (id: string) =>
  queryOptions({ queryKey: ['cycles', 'job', id], queryFn: fetchData(cycleClosingApi.job, { params: { id } }) });

/** Job that closes or reopens a cycle. When it ends, everything it changed is refetched. */
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
