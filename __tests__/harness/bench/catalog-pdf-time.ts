import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { CatalogPdfOptions, CatalogWithPhotos } from '@/lib/domain/catalog-pdf/options';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { composePages } from '@/lib/server/platform/pdf/compose-pages';
import { drawCatalogPdf } from '@/lib/server/platform/pdf/draw-catalog-pdf';
import { grainyPhoto } from './bench-photos';
import { pdfFigures } from './equal-answers';
import { type Figure, type Section } from './figures';
import { pdfContents } from './pdf-contents';
import { withFolder } from './processes';
import { timed } from './statistics';

const PHOTOS = 200;
const PHOTOS_A_CATALOG = 8;
const ROUNDS = 12;
const MOST_TIMES = 1.5;
/** Less than all photos together: photos are released once they are drawn. */
const MOST_GROWTH_MB = 60;
const WEIGHED_EVERY = 10;
const CREATED_AT = new Date('2026-11-21T03:35:00Z');

const OPTIONS: CatalogPdfOptions = {
  perPage: 4,
  hasCover: false,
  title: 'Bandhani',
  rate: 'marked-up',
  markupPercent: 12.5,
  showsSeller: true,
  footer: 'Bazaar Traders, Surat · 98250 12345',
  watermark: 'Bazaar Traders',
  language: 'hi',
};

const catalogsOf = (photos: readonly string[]): CatalogWithPhotos[] =>
  Array.from({ length: PHOTOS / PHOTOS_A_CATALOG }, (_, index) => ({
    title: `Radhika Vol ${index + 1} – बांधनी कलेक्शन રાધિકા`,
    sellerName: 'Shree Ganesh Textiles',
    ratePaise: 41_500 + index * 1_000,
    pieces: PHOTOS_A_CATALOG,
    minimumOrder: 16,
    sizes: ['M', 'L', 'XL'],
    fabric: 'सूती रेशम',
    tags: ['Printed', 'Party wear'],
    gst: 'extra',
    photos: photos.slice(index * PHOTOS_A_CATALOG, (index + 1) * PHOTOS_A_CATALOG),
  }));

/** The photos of each page and their positions, so that pdfkit alone does no layout. */
const placesOf = (catalogs: readonly CatalogWithPhotos[]) =>
  [...composePages({ catalogs, options: OPTIONS, createdAt: CREATED_AT })].map(({ width, height, items }) => ({
    size: [width, height] as [number, number],
    photos: items.flatMap((item) => (item.kind === 'photo' && item.photo ? [{ box: item.box, file: item.photo }] : [])),
  }));

/** The same photos in the same positions, without text. */
async function drawBare(pages: ReturnType<typeof placesOf>, file: string): Promise<void> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const written = pipeline(document, fs.createWriteStream(file));
  for (const { size, photos } of pages) {
    document.addPage({ size, margin: 0 });
    for (const { box, file: photo } of photos) {
      const bytes = await fs.promises.readFile(photo);
      document.image(bytes, box.x, box.y, { fit: [box.width, box.height], align: 'center', valign: 'bottom' });
    }
  }
  document.end();
  await written;
}

async function draw(catalogs: readonly CatalogWithPhotos[], file: string): Promise<number> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const job = {
    catalogs,
    options: OPTIONS,
    createdAt: CREATED_AT,
    quality: 'normal' as const,
    readPhoto: (photo: string) => fs.promises.readFile(photo),
    onPhoto: (done: number) => {
      if (done % WEIGHED_EVERY === 0) peak = Math.max(peak, process.memoryUsage().rss);
    },
  };
  await drawCatalogPdf(job, fs.createWriteStream(file));
  return (peak - before) / 1_000_000;
}

/** Time for a PDF of many photos, compared with pdfkit alone. */
export const measureCatalogPdf = (): Promise<Section> =>
  withFolder(async (folder) => {
    const photos = Array.from({ length: PHOTOS }, (_, index) => path.join(folder, `${index}.jpg`));
    for (const [index, photo] of photos.entries()) await fs.promises.writeFile(photo, await grainyPhoto(index));
    const catalogs = catalogsOf(photos);
    const places = placesOf(catalogs);
    const [file, bareFile] = [path.join(folder, 'catalog.pdf'), path.join(folder, 'bare.pdf')];
    const rounds: { bare: number; ours: number; growth: number }[] = [];
    while (rounds.length < ROUNDS) {
      const bare = await timed(() => drawBare(places, bareFile));
      const ours = await timed(() => draw(catalogs, file));
      rounds.push({ bare: bare.ms, ours: ours.ms, growth: ours.result });
    }
    const fastest = (name: 'bare' | 'ours') => Math.min(...rounds.map((round) => round[name]));
    const figures: Figure[] = [
      { name: 'pdfkit alone', value: fastest('bare'), unit: 'ms' },
      { name: 'with captions in three scripts, footer and watermark', value: fastest('ours'), unit: 'ms' },
      {
        name: 'time, pdfkit alone = 1',
        value: fastest('ours') / fastest('bare'),
        unit: '×',
        goal: { atMost: MOST_TIMES },
      },
      { name: 'the first one, fonts opened', value: rounds[0]?.ours ?? NaN, unit: 'ms' },
      {
        name: 'memory it grows by, after the first',
        value: Math.max(...rounds.slice(1).map(({ growth }) => growth)),
        unit: 'MB',
        goal: { atMost: MOST_GROWTH_MB },
      },
      ...pdfFigures(pdfContents(fs.readFileSync(file)), pdfContents(fs.readFileSync(bareFile)), PHOTOS),
      { name: 'size', value: megabytesText(fs.statSync(file).size) },
    ];
    return {
      title: `Catalog PDF of ${PHOTOS} photos`,
      note: `The fastest of ${ROUNDS} rounds in turns, so that another program's work counts for neither; pdfkit alone draws the same photos in the same places, without a word.`,
      figures,
    };
  });
