import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { isOver } from '@/lib/domain/jobs/job-states';
import { call } from '@/lib/client/http/call';
import { download } from '@/lib/client/http/download';
import { wantJobs } from '@/lib/client/jobs-wanted';
import { fetchData } from './fetch-data';

const LOOK_EVERY_MS = 1000;

export const jobKeys = { mine: ['jobs', 'mine'], lists: ['jobs', 'list'] } as const;

const mine = queryOptions({ queryKey: jobKeys.mine, queryFn: fetchData(jobsApi.mine, {}) });

/** The user's recent jobs, polled every second while one is running. */
export const useMyJobs = () =>
  useQuery({
    ...mine,
    refetchInterval: ({ state }) => (state.data?.some((job) => !isOver(job.state)) ? LOOK_EVERY_MS : false),
  });

/** Shows a newly started job in the tray. */
export function showJob(queryClient: QueryClient, job: Job): void {
  queryClient.setQueryData<Job[]>(jobKeys.mine, (jobs = []) => [job, ...jobs.filter(({ id }) => id !== job.id)]);
  wantJobs();
}

function useChangeJob(change: typeof jobsApi.cancel | typeof jobsApi.retry) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(change, { params: { id } }),
    onSuccess: (changed) =>
      queryClient.setQueryData<Job[]>(jobKeys.mine, (jobs = []) =>
        jobs.map((job) => (job.id === changed.id ? changed : job)),
      ),
  });
}

/** Cancels a job at its next step. */
export const useCancelJob = () => useChangeJob(jobsApi.cancel);

/** Restarts a failed job. */
export const useRetryJob = () => useChangeJob(jobsApi.retry);

/** Restarts a failed job of any user. The list of failed jobs is refetched in any case. */
export function useRetryFailedJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(jobsApi.retry, { params: { id } }),
    onSettled: async () => {
      await Promise.all([jobKeys.lists, jobKeys.mine].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

/** Downloads a job's result file. */
export const useDownloadFile = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => download(filesApi.download, { params: { id } }, name),
  });

/** Exports a list to a file; the job tray shows the progress. */
export function useStartExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof exportsApi.start>['body']) => call(exportsApi.start, { body }),
    onSuccess: (job) => showJob(queryClient, job),
  });
}
