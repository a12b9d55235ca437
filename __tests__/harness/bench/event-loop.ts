import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { exportsApi } from '@/lib/contracts/exports';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import type { ExportFormat } from '@/lib/domain/tables/exports';
import type { PdfFormat } from '@/lib/domain/catalog-pdf/formats';
import { ApiCaller } from './api-caller';
import { addCatalogs, addPictures, seenCatalogs } from './bench-catalogs';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { ADMIN, askGauge, type Place, signIn, withFiles, withGaugedProcess } from './bench-server';
import { chatWithPhotos, writeExport } from './export-import-time';
import type { Figure, Section } from './figures';
import type { Lateness } from './gauged-server';
import { measureHostileFiles } from './hostile-files';
import { isDone, untilJob } from './import-run';
import { withFolder } from './processes';
import { database } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';

const RECORDS = Number(process.env.BENCH_SELLERS || 200_000);
/** This filter matches as many rows as an Excel file may have here. */
const FEW = 'status=suspended&q=textiles';
const PDF_CATALOGS = 25;
const PICTURES_A_CATALOG = 8;
const PHOTOS_IN_ZIP = 120;
/** No photo in the zip is a photo of a catalog. */
const OTHER_BYTES = 10_000;
const CALLS = 20;
const REST_MS = 2000;

/** Milliseconds that other users wait on top of their own call. */
const MOST = { p99: 100, most: 500 };
/** The gauge is verified on a server that blocks for longer than allowed. */
const STAND_STILL = 700;

const OPTIONS = {
  perPage: 4,
  hasCover: true,
  title: 'Bandhani',
  rate: 'shown',
  markupPercent: 0,
  showsSeller: true,
  footer: 'Bazaar Traders, Surat',
  watermark: '',
  language: 'hi',
} as const;

/** Fills the place. Returns catalogs with photos that buyers see. */
const fill = (place: Place): Promise<string[]> =>
  withFiles(place, async (actor) => {
    await addSellers(RECORDS, 0);
    await loadTaxonomy();
    await addCatalogs(database(), RECORDS);
    const ids = await seenCatalogs(database(), PDF_CATALOGS);
    await addPictures(database(), ids, PICTURES_A_CATALOG, actor);
    return ids;
  });

interface Work {
  name: string;
  run: () => Promise<unknown>;
  /** Happens once per server process: there is a longest wait, but no 99th percentile. */
  isOnce?: true;
}

/** Every slow operation that a single person can start. */
function worksOf(api: ApiCaller, catalogIds: string[], zip: string): Work[] {
  const draw = async (format: PdfFormat) => {
    const body = { catalogIds, options: OPTIONS, format, quality: 'normal' as const };
    const { job } = await api.call(catalogPdfsApi.create, { body });
    await untilJob(api, job?.id ?? '', isDone);
  };
  const write = async (format: ExportFormat, query: string) => {
    const { id } = await api.call(exportsApi.start, { body: { list: 'sellers.list', query, format } });
    await untilJob(api, id, isDone);
  };
  const again = async (call: () => Promise<unknown>) => {
    for (let turn = 0; turn < CALLS; turn += 1) await call();
  };
  const bringIn = async () => {
    const content = await fs.promises.readFile(zip);
    const { job } = await api.upload(whatsappImportsApi.create, content, 'WhatsApp Chat with Surat Sarees.zip');
    await untilJob(api, job?.id ?? '', isDone);
  };
  const photos = PDF_CATALOGS * PICTURES_A_CATALOG;
  return [
    { name: 'the first PDF after a start, which opens the fonts', run: () => draw('pdf'), isOnce: true },
    { name: `a PDF of ${photos} photos`, run: () => draw('pdf') },
    { name: 'its pages as pictures in a zip', run: () => draw('jpegs') },
    { name: `a CSV of ${RECORDS.toLocaleString('en-IN')} sellers`, run: () => write('csv', '') },
    { name: 'an Excel file of some of them', run: () => write('xlsx', FEW) },
    { name: `a zip of ${PHOTOS_IN_ZIP} photos`, run: bringIn },
    {
      name: `counts of ${RECORDS.toLocaleString('en-IN')} catalogs`,
      run: () => again(() => api.call(catalogsApi.facets, { query: {} })),
    },
    { name: 'the dashboard', run: () => again(() => api.call(dashboardApi.get, {})) },
  ];
}

const figuresOf = (name: string, { p99, most }: Lateness, isOnce = false): Figure[] => [
  ...(isOnce ? [] : [{ name: `${name}, p99`, value: p99, unit: 'ms', goal: { atMost: MOST.p99 } }]),
  { name: `${name}, most`, value: most, unit: 'ms', goal: { atMost: MOST.most } },
];

async function measureWorks(engine: string, place: Place, catalogIds: string[]): Promise<Figure[]> {
  const zip = path.join(place.folder, 'chat.zip');
  await writeExport(zip, chatWithPhotos(PHOTOS_IN_ZIP, 'Ring Road'), PHOTOS_IN_ZIP, OTHER_BYTES);
  return withGaugedProcess(place, async (origin, child) => {
    const api = new ApiCaller(origin, (await signIn(origin, ADMIN)).apiInfo);
    const figures: Figure[] = [];
    await askGauge(child);
    await pause(REST_MS);
    figures.push(...figuresOf(`${engine}, at rest`, await askGauge(child)));
    for (const { name, run, isOnce } of worksOf(api, catalogIds, zip)) {
      await run();
      figures.push(...figuresOf(`${engine}, ${name}`, await askGauge(child), isOnce));
    }
    const { most } = await askGauge(child, { standStill: STAND_STILL });
    const seen = { value: most, unit: 'ms', goal: { atLeast: MOST.most } };
    return [...figures, { name: `${engine}, made to stand still for ${STAND_STILL} ms`, ...seen }];
  });
}

const measureOn = async (engine: string, place: Place): Promise<Figure[]> => {
  const catalogIds = await fill(place);
  return [...(await measureWorks(engine, place, catalogIds)), ...(await measureHostileFiles(engine, place))];
};

/** Event loop lateness for other users while the server runs a slow operation for one person. */
export const measureEventLoop = async (): Promise<Section> => ({
  title: 'Lateness of the event loop while somebody asks for something large or brings a hostile file in',
  note: 'Of a server that does its jobs itself. That it is made to stand still shows that it would be seen.',
  figures: [
    ...(await withFolder((folder) => measureOn('embedded', { folder }))),
    ...(await onPostgres((databaseUrl) => withFolder((folder) => measureOn('PostgreSQL', { folder, databaseUrl })))),
  ],
});
