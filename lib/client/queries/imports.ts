import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { filesApi } from '@/lib/contracts/files';
import { type Import, importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import type { ImportArea, ImportMapping, ImportOutcome } from '@/lib/domain/tables/imports';
import { isOver } from '@/lib/domain/jobs/job-states';
import { call } from '@/lib/client/http/call';
import { download } from '@/lib/client/http/download';
import { sendFile } from '@/lib/client/http/send-file';
import { fetchData } from './fetch-data';
import { showJob } from './jobs';

const LOOK_EVERY_MS = 1000;
/** Most files are read within moments, and the user waits for it. */
const LOOK_WHILE_READING_MS = 300;

const lookAgain = ({ state, job }: Import): number | false => {
  if (!job || isOver(job.state)) return false;
  return state === 'reading' ? LOOK_WHILE_READING_MS : LOOK_EVERY_MS;
};

const importKeys = {
  detail: (id: string) => ['imports', 'get', id],
  rows: (id: string, outcome: ImportOutcome, jobId: string | undefined) => ['imports', 'rows', id, outcome, jobId],
} as const;

const detail = (id: string) =>
  queryOptions({ queryKey: importKeys.detail(id), queryFn: fetchData(importsApi.get, { params: { id } }) });

/** Progress of an import, polled while it runs. */
export const useImport = (id: string) =>
  useQuery({
    ...detail(id),
    refetchInterval: ({ state: { data } }) => (data ? lookAgain(data) : false),
  });

/** Rows of an outcome with their errors, page by page. */
export const useImportRows = ({ id, job }: Import, outcome: ImportOutcome) =>
  useInfiniteQuery({
    queryKey: importKeys.rows(id, outcome, job?.id),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchData(importsApi.rows, { params: { id }, query: { outcome: [outcome], limit: 50, cursor } })({ signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

function takeIn(queryClient: QueryClient, now: Import): void {
  queryClient.setQueryData(importKeys.detail(now.id), now);
  if (now.job) showJob(queryClient, now.job);
}

/** Uploads a file and starts parsing it as a table. */
export function useStartImport(area: ImportArea) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const { id: fileId } = await sendFile(filesApi.upload, file);
      return call(importsApi.create, { body: { area, fileId } }, { showsErrors: 'caller' });
    },
    onSuccess: (made) => takeIn(queryClient, made),
  });
}

function useImportStep<Input>(step: (input: Input) => Promise<Import>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (now) => takeIn(queryClient, now),
  });
}

/** Validates all rows with these columns. */
export const useCheckImport = (id: string) =>
  useImportStep((body: ImportMapping) => call(importsApi.check, { params: { id }, body }, { showsErrors: 'caller' }));

/** Imports the valid rows. */
export const useRunImport = (id: string) => useImportStep(() => call(importsApi.run, { params: { id } }));

/** Restarts the failed job; it continues where it stopped. */
export const useRetryImportJob = (id: string) =>
  useImportStep(async (jobId: string) => {
    await call(jobsApi.retry, { params: { id: jobId } });
    return call(importsApi.get, { params: { id } });
  });

/** Downloads the invalid rows with their errors. */
export const useDownloadFailures = ({ id, fileName }: Import) =>
  useMutation({
    mutationFn: () =>
      download(importsApi.failures, { params: { id } }, `${fileName.replace(/\.\w+$/, '')} - wrong rows.csv`),
  });
