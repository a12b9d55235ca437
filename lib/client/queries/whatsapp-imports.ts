import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { beginExport, type ExportPlace } from '@/lib/client/export-intake/export-sendings';
import { call } from '@/lib/client/http/call';
import { type WhatsappImport, whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { isOver } from '@/lib/domain/jobs/job-states';
import { fetchData } from './fetch-data';
import { showJob } from './jobs';

const LOOK_EVERY_MS = 1000;

export const whatsappImportKeys = {
  all: ['whatsappImports'],
  detail: (id: string) => ['whatsappImports', 'get', id],
  asides: (id: string) => ['whatsappImports', 'asides', id],
} as const;

const detail = (id: string) =>
  queryOptions({
    queryKey: whatsappImportKeys.detail(id),
    queryFn: fetchData(whatsappImportsApi.get, { params: { id } }),
  });

/** Progress of an export's import, polled every second while it runs. */
export const useWhatsappImport = (id: string) =>
  useQuery({
    ...detail(id),
    refetchInterval: ({ state: { data } }) => (data?.job && !isOver(data.job.state) ? LOOK_EVERY_MS : false),
  });

/** Skipped lines of the chat. */
export const useAsides = (id: string) =>
  useQuery({
    queryKey: whatsappImportKeys.asides(id),
    queryFn: fetchData(whatsappImportsApi.asides, { params: { id } }),
  });

/** Makes a started import appear everywhere it is shown. */
function useShowBegun() {
  const queryClient = useQueryClient();
  return (made: WhatsappImport) => {
    queryClient.setQueryData(whatsappImportKeys.detail(made.id), made);
    void queryClient.invalidateQueries({ queryKey: ['whatsappImports', 'list'] });
    if (made.job) showJob(queryClient, made.job);
  };
}

/** Uploads an export and starts its import; continues after the screen is left. */
export function useSendExport(place: ExportPlace) {
  const showBegun = useShowBegun();
  return (file: File) => void beginExport(place, file, showBegun);
}

/** The demo's sample export; null elsewhere. */
export const useSampleName = () =>
  useQuery({ queryKey: ['whatsappImports', 'sample'], queryFn: fetchData(whatsappImportsApi.sample, {}) }).data
    ?.fileName ?? null;

/** Imports the sample. */
export function useTrySample() {
  const showBegun = useShowBegun();
  return useMutation({ mutationFn: () => call(whatsappImportsApi.trySample, {}), onSuccess: showBegun });
}
