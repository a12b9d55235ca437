import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type CatalogPdf, catalogPdfsApi, type PdfWish } from '@/lib/contracts/catalog-pdfs';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { isOver } from '@/lib/domain/jobs/job-states';
import { call } from '@/lib/client/http/call';
import { download, fetchFile } from '@/lib/client/http/download';
import { parseListQuery } from '@/lib/client/list-state';
import { fetchData } from './fetch-data';
import { showJob } from './jobs';

const LOOK_EVERY_MS = 1000;

export type PreviewWish = Omit<PdfWish, 'format'>;

const keys = {
  list: ['catalogPdfs', 'list'],
  detail: (id: string) => ['catalogPdfs', 'get', id],
  /** The same key for the same catalogs, in any order. */
  catalogs: (ids: readonly string[]) => ['catalogPdfs', 'catalogs', [...ids].sort()],
  preview: (wish: PreviewWish | null, page: number) => ['catalogPdfs', 'preview', wish, page],
} as const;

export const isBeingMade = ({ job }: CatalogPdf): boolean => job !== null && !isOver(job.state);

const detail = (id: string) =>
  queryOptions({ queryKey: keys.detail(id), queryFn: fetchData(catalogPdfsApi.get, { params: { id } }) });

/** One PDF, polled every second while it is being created. */
export const useCatalogPdf = (id: string) =>
  useQuery({
    ...detail(id),
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? LOOK_EVERY_MS : false),
  });

/** The user's PDFs, newest first; older ones load on demand. */
export const useOwnPdfs = () =>
  useInfiniteQuery({
    queryKey: keys.list,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchData(catalogPdfsApi.list, { query: { cursor, limit: 20 } })({ signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ rows }) => rows.some(isBeingMade)) ? LOOK_EVERY_MS : false,
  });

export interface LiveCatalogs {
  q: string;
  /** Filters and order, as in the address of the list of catalogs. */
  search: string;
}

/** List calls always declare a query. */
const FILTERS = catalogsApi.list.query as NonNullable<typeof catalogsApi.list.query>;

const searched = ({ q, search }: LiveCatalogs, limit: number) =>
  ({
    ...parseListQuery(FILTERS, search),
    ...(q && { q }),
    isSeen: true,
    limit,
  }) as unknown as EndpointInput<typeof catalogsApi.list>['query'];

/** Matching catalogs visible to buyers, newest first; more load on demand. */
export const useLiveCatalogs = (wanted: LiveCatalogs) =>
  useInfiniteQuery({
    queryKey: ['catalogs', 'seen', wanted],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchData(catalogsApi.list, { query: { ...searched(wanted, 20), cursor } })({ signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Fetches up to this many matching catalogs, except those already selected. */
export const useAllLiveCatalogs = () =>
  useMutation({
    mutationFn: async ({ wanted, chosen, room }: { wanted: LiveCatalogs; chosen: readonly string[]; room: number }) => {
      const found: Catalog[] = [];
      let cursor: string | undefined;
      do {
        const page = await call(catalogsApi.list, { query: { ...searched(wanted, PAGE_SIZE.max), cursor } });
        found.push(...page.rows.filter(({ id }) => !chosen.includes(id)));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined && found.length < room);
      return found.slice(0, room);
    },
  });

const chosen = (catalogIds: readonly string[]) =>
  queryOptions({
    queryKey: keys.catalogs(catalogIds),
    queryFn: fetchData(catalogPdfsApi.catalogs, { body: { catalogIds: [...catalogIds] } }),
  });

/** Selected catalogs, without those no longer visible to buyers. */
export const useChosenCatalogs = (ids: readonly string[]) =>
  useQuery({ ...chosen(ids), enabled: ids.length > 0, placeholderData: keepPreviousData });

/** Caches catalogs that are already shown, so that selecting them needs no request. */
export function useRememberChosen() {
  const queryClient = useQueryClient();
  return (ids: readonly string[], catalogs: readonly Catalog[]) =>
    queryClient.setQueryData(
      chosen(ids).queryKey,
      catalogs.filter(({ id }) => ids.includes(id)),
    );
}

/** A data URL, because an object URL would have to be revoked. */
async function asDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:${file.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Data URL of a page preview; disabled while nothing can be drawn. Keeps the previous one while loading. */
export const usePagePreview = (wish: PreviewWish | null, page: number) =>
  useQuery({
    queryKey: keys.preview(wish, page),
    queryFn: async ({ signal }) => {
      if (!wish) throw new Error('There is nothing to be drawn.');
      const answer = await fetchFile(catalogPdfsApi.preview, { body: wish, query: { page } }, { signal, isTold: true });
      return asDataUrl(answer);
    },
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

function usePdfStep<Input>(step: (input: Input) => Promise<CatalogPdf>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: async (pdf) => {
      queryClient.setQueryData(keys.detail(pdf.id), pdf);
      if (pdf.job) showJob(queryClient, pdf.job);
      await queryClient.invalidateQueries({ queryKey: keys.list });
    },
  });
}

/** Creates a PDF. */
export const useMakePdf = () => usePdfStep((body: PdfWish) => call(catalogPdfsApi.create, { body }));

/** Creates the PDF again, from the current catalogs. */
export const useRemakePdf = () => usePdfStep((id: string) => call(catalogPdfsApi.remake, { params: { id } }));

export function useRemovePdf() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(catalogPdfsApi.remove, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.list }),
  });
}

/** Downloads the file. */
export const useDownloadPdf = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      download(catalogPdfsApi.content, { params: { id } }, name),
  });

/** The catalogs of a PDF as a text for WhatsApp. */
export const usePdfText = () =>
  useMutation({
    mutationFn: async ({ catalogIds, options }: Pick<PdfWish, 'catalogIds' | 'options'>) =>
      (await call(catalogPdfsApi.text, { body: { catalogIds, options } })).text,
  });
