import { CatalogPdfScreen } from '@/components/catalog-pdfs/catalog-pdf-screen';
import { type CatalogPdf, catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { someOptions } from '../pdf/sample-catalogs';
import { catalog } from './catalog-records';
import { mockEndpoint, refusal } from './mock-endpoint';
import { asha, openApp, serverKnows } from './open-app';
import { screen, within } from './render';

export const PATH = '/admin/catalog/catalogpdf';
export const AT = '2026-11-21T03:35:00.000Z';
export const id = (last: number) => `0198b2a0-0000-7000-8900-${String(last).padStart(12, '0')}`;

export const RADHIKA = catalog(1, { title: 'Radhika Vol 12', images: 4 });
export const BANDHANI = catalog(2, { title: 'Bandhani Special', images: 4 });
export const JAIPURI = catalog(3, { title: 'जयपुरी लहंगा', images: 4 });
export const ALL = [RADHIKA, BANDHANI, JAIPURI];

export const job = (details: Partial<Job>): Job => ({
  id: id(800),
  kind: 'catalog-pdfs.make',
  title: 'PDF “New designs”',
  owner: { id: asha().id, name: asha().name },
  state: 'done',
  done: 8,
  total: 8,
  result: null,
  failure: null,
  tries: 1,
  isCancelling: false,
  createdAt: AT,
  startedAt: AT,
  endedAt: AT,
  ...details,
});

export const pdf = (details: Partial<CatalogPdf> = {}): CatalogPdf => ({
  id: id(700),
  catalogIds: [BANDHANI.id, RADHIKA.id],
  options: someOptions({ title: 'Diwali 2026' }),
  format: 'pdf',
  quality: 'normal',
  made: { at: AT, pages: 3, bytes: 4_200_000, missingPhotos: 0, name: 'Diwali 2026.pdf' },
  isOutdated: false,
  job: job({}),
  createdAt: AT,
  ...details,
});

export const page = <Row>(rows: Row[]) => ({
  rows,
  next: null,
  previous: null,
  count: { value: rows.length, isExact: true },
});

/** A server with these PDFs of the user; every catalog is live by default. */
export function server({ mine = [], live = ALL }: { mine?: CatalogPdf[]; live?: Catalog[] } = {}) {
  serverKnows(asha({ fo: ['catalog_expert'] }));
  mockEndpoint(jobsApi.mine, []);
  mockEndpoint(catalogPdfsApi.list, () => page(mine));
  mockEndpoint(catalogPdfsApi.get, ({ params }) => mine.find((one) => one.id === params.id) ?? refusal(404));
  return {
    searched: mockEndpoint(catalogsApi.list, ({ url }) => {
      const q = url.searchParams.get('q')?.toLowerCase() ?? '';
      return page(live.filter(({ title }) => title.toLowerCase().includes(q)));
    }),
    known: mockEndpoint(catalogPdfsApi.catalogs, ({ body }) =>
      body.catalogIds.flatMap((one) => live.find((known) => known.id === one) ?? []),
    ),
    previews: mockEndpoint(
      catalogPdfsApi.preview,
      () => new Response('picture', { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
  };
}

export const open = (search = '') =>
  openApp(`${PATH}${search}`, { roles: ['catalog_expert'], pages: { [PATH]: CatalogPdfScreen } });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const chosenRows = async () =>
  within(await screen.findByRole('list', { name: 'Selected catalogs' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => ALL.find(({ title }) => textContent.includes(title))?.title);
